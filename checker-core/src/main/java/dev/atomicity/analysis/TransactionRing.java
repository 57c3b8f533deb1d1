package dev.atomicity.analysis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A ring of transactions, as the dependencies that close it, in order. From the sink of one to the source of the next
 * leads program order.
 */
public record TransactionRing(List<Link> links) {
    public TransactionRing {
        links = List.copyOf(links);
    }

    /** The transactions as they are written in the results, the first one again at the end. */
    public List<String> transactions() {
        List<String> transactions = new ArrayList<>();
        for (Link link : links) {
            if (transactions.isEmpty()
                    || !transactions.get(transactions.size() - 1).equals(link.source.transaction)) {
                transactions.add(link.source.transaction);
            }
            transactions.add(link.sink.transaction);
        }
        return transactions;
    }

    /**
     * The same ring from its smallest transaction on, for rings in which none stands out. It starts where a dependency
     * enters and another leaves one transaction, so that the ring is seen to close.
     */
    TransactionRing fromSmallest() {
        int start = 0;
        for (int i = 1; i < links.size(); i++) {
            String transaction = links.get(i).source.transaction;
            if (transaction.equals(links.get(i - 1).sink.transaction)
                    && transaction.compareTo(links.get(start).source.transaction) < 0) {
                start = i;
            }
        }
        List<Link> rotated = new ArrayList<>(links);
        Collections.rotate(rotated, -start);
        return new TransactionRing(rotated);
    }

    /** A dependency. */
    public record Link(Step source, Step sink) {}

    /**
     * An event of a transaction.
     *
     * @param event the number of the event, from 1 over the whole trace
     */
    public record Step(String transaction, long event) {}
}
