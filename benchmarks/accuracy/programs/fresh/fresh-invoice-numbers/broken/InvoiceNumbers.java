package invoicenumbers;

import java.util.Locale;

public final class InvoiceNumbers {
    private static final int BLOCK = 10;
    private static long nextBlock = 1;
    private static long next;
    private static long limit;

    private InvoiceNumbers() {}

    public static String issue(String branch) {
        return String.format(Locale.ROOT, "%s-%06d", branch, number());
    }

    private static long number() {
        if (next == limit) {
            fetchBlock();
        }
        return next++;
    }

    private static synchronized void fetchBlock() {
        if (next == limit) {
            next = nextBlock * BLOCK;
            limit = next + BLOCK;
            nextBlock++;
        }
    }
}
