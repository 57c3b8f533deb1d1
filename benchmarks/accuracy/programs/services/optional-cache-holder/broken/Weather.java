package optionalcacheholder;

import java.util.Optional;

public class Weather {
    record Report(String text, long time) {}

    private volatile Optional<Report> last = Optional.empty();

    public void update(String text, long time) {
        last = Optional.of(new Report(text, time));
    }

    public void clear() {
        last = Optional.empty();
    }

    public String show() {
        if (last.isPresent()) {
            return last.get().text();
        }
        return "unknown";
    }
}
