package innerclassiterator;

import java.util.Iterator;
import java.util.NoSuchElementException;

public class Bag implements Iterable<String> {
    private String[] items = {"a", "b"};
    private int size = 2;

    public synchronized void removeLast() {
        items[--size] = null;
    }

    private synchronized int size() {
        return size;
    }

    private synchronized String at(int index) {
        return items[index];
    }

    public String join() {
        StringBuilder text = new StringBuilder();
        for (String each : this) {
            text.append(each.length());
        }
        return text.toString();
    }

    @Override
    public Iterator<String> iterator() {
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < size();
            }

            @Override
            public String next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return at(next++);
            }
        };
    }
}
