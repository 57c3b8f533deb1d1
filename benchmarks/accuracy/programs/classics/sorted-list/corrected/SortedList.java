package list;

/** Sorted, from the lowest to the highest. */
public class SortedList {
    private static final class Node {
        private final int value;
        private Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    private final Node head = new Node(Integer.MIN_VALUE, null);

    public synchronized void insert(int value) {
        Node before = head;
        while (before.next != null && before.next.value < value) {
            before = before.next;
        }
        before.next = new Node(value, before.next);
    }
}
