package importtemplate;

import java.util.Locale;

public abstract class Importer<R> {
    /** Imports a row unless one with the same key is there already. */
    public final synchronized boolean process(R row) {
        String key = key(row).toLowerCase(Locale.ROOT);
        if (isKnown(key)) {
            onDuplicate(row);
            return false;
        }
        store(key, row);
        return true;
    }

    protected abstract String key(R row);

    protected abstract boolean isKnown(String key);

    protected abstract void store(String key, R row);

    protected void onDuplicate(R row) {}
}
