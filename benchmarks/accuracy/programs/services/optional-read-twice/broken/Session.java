package optionalreadtwice;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

public class Session {
    private final AtomicReference<Optional<String>> user = new AtomicReference<>(Optional.of("ann"));

    public String greeting() {
        if (user.get().isPresent()) {
            return "Hello, " + user.get().get();
        }
        return "Hello";
    }

    public void logout() {
        user.set(Optional.empty());
    }
}
