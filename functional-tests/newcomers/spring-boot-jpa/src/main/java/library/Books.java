package library;

import java.util.Optional;
import org.springframework.data.jpa.repository.JpaRepository;

public interface Books extends JpaRepository<Book, Long> {
    Optional<Book> findByTitle(String title);
}
