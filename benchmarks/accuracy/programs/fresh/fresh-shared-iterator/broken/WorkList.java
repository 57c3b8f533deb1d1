package sharediterator;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Consumer;

public class WorkList {
    private final List<String> files = new ArrayList<>();

    private class Pages implements Iterator<String> {
        private int position;

        @Override
        public boolean hasNext() {
            synchronized (files) {
                return position < files.size();
            }
        }

        @Override
        public String next() {
            synchronized (files) {
                if (position >= files.size()) {
                    throw new NoSuchElementException();
                }
                return files.get(position++);
            }
        }
    }

    private final Iterator<String> pages = new Pages();

    public WorkList(List<String> names) {
        files.addAll(names);
    }

    public void work(Consumer<String> action) {
        while (pages.hasNext()) {
            action.accept(pages.next());
        }
    }
}
