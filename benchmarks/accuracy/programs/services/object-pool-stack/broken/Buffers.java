package objectpoolstack;

public class Buffers {
    private final byte[][] free = {new byte[1], new byte[2], new byte[3]};
    private volatile int top = 3;

    public byte[] borrow() {
        if (top == 0) {
            return new byte[4];
        }
        byte[] buffer = free[top - 1];
        top = top - 1;
        return buffer;
    }

    public void giveBack(byte[] buffer) {
        if (top < free.length) {
            free[top] = buffer;
            top = top + 1;
        }
    }
}
