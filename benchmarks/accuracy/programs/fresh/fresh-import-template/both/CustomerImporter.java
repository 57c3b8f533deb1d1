package importtemplate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class CustomerImporter extends Importer<String[]> {
    private final Set<String> keys = new HashSet<>();
    private final List<String[]> rows = new ArrayList<>();

    @Override
    protected String key(String[] row) {
        return row[0];
    }

    @Override
    protected synchronized boolean isKnown(String key) {
        return keys.contains(key);
    }

    @Override
    protected synchronized void store(String key, String[] row) {
        keys.add(key);
        rows.add(row);
    }

    public synchronized int size() {
        return rows.size();
    }
}
