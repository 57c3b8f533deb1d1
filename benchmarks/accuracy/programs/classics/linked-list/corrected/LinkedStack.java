package list;

public class LinkedStack {
    private static final class Node {
        private final String value;
        private final Node next;

        Node(String value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    private Node head;

    public synchronized void push(String value) {
        head = new Node(value, head);
    }

    public synchronized String pop() {
        Node first = head;
        if (first == null) {
            return null;
        }
        head = first.next;
        return first.value;
    }
}
