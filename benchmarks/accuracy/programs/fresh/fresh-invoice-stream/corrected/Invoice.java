package invoicestream;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Invoice {
    private static final class Line {
        private final String text;
        private final int quantity;
        private final long price;

        private Line(String text, int quantity, long price) {
            this.text = text;
            this.quantity = quantity;
            this.price = price;
        }

        private long total() {
            return quantity * price;
        }
    }

    private final List<Line> lines = Collections.synchronizedList(new ArrayList<>());

    public void add(String text, int quantity, long price) {
        lines.add(new Line(text, quantity, price));
    }

    public long total() {
        synchronized (lines) {
            return lines.stream().mapToLong(Line::total).sum();
        }
    }

    public String print() {
        StringBuilder out = new StringBuilder();
        synchronized (lines) {
            for (Line line : lines) {
                out.append(line.text).append(' ').append(line.total()).append('\n');
            }
        }
        return out.toString();
    }
}
