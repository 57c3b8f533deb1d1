package dev.atomicity.analysis;

import java.util.ArrayList;
import java.util.List;

/**
 * A ring of transactions, as the dependencies that close it, in order. From the sink of one to the source of the next
 * leads program order.
 */
public record Ring(List<Link> links) {
    public Ring {
        links = List.copyOf(links);
    }

    /** The transactions as they are written in the results, the first one again at the end. */
    public List<String> transactions() {
        List<String> transactions = new ArrayList<>();
        for (Link link : links) {
            if (transactions.isEmpty() || !transactions.get(transactions.size() - 1).equals(link.source.transaction)) {
                transactions.add(link.source.transaction);
            }
            transactions.add(link.sink.transaction);
        }
        return transactions;
    }

    /** A dependency. */
    public record Link(Step source, Step sink) {}

    /**
     * @param event the number of the event, from 1 over the whole trace
     */
    public record Step(String transaction, long event) {}
}
