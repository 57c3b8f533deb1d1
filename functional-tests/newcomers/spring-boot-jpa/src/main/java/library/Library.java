package library;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class Library {
    public static void main(String[] arguments) {
        SpringApplication.run(Library.class, arguments);
    }
}
