package stringbuilderlog;

public class Report {
    private final StringBuffer text = new StringBuffer();

    public void line(String name, int value) {
        text.append(name);
        text.append('=').append(value).append('\n');
    }
}
