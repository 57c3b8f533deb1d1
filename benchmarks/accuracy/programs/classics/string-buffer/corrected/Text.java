package text;

/** Characters that others may change. */
public class Text {
    private char[] characters;
    private int length;

    public Text(String start) {
        characters = start.toCharArray();
        length = characters.length;
    }

    public synchronized int length() {
        return length;
    }

    public synchronized void setLength(int newLength) {
        length = newLength;
    }

    private synchronized void copyTo(char[] target, int count, int at) {
        if (count > length) {
            throw new StringIndexOutOfBoundsException(count);
        }
        System.arraycopy(characters, 0, target, at, count);
    }

    public synchronized void append(Text other) {
        synchronized (other) {
            int count = other.length();
            char[] longer = new char[length + count];
            System.arraycopy(characters, 0, longer, 0, length);
            other.copyTo(longer, count, length);
            characters = longer;
            length += count;
        }
    }
}
