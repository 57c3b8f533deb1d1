package demo;

/** Prints its arguments, one a line, and one line of its input. */
public class Echo {
    public static void main(String[] arguments) throws java.io.IOException {
        for (String argument : arguments) {
            System.out.println("[" + argument + "]");
        }
        System.out.println(new java.io.BufferedReader(new java.io.InputStreamReader(System.in)).readLine());
        System.out.println(System.getProperty("setting"));
    }
}
