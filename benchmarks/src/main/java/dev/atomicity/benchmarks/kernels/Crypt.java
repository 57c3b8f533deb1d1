package dev.atomicity.benchmarks.kernels;

/** Encrypts and decrypts by the IDEA cipher: each thread has its part of shared arrays, all read the same keys. */
final class Crypt implements Kernel {
    private static final int BLOCKS = 40_000;
    private static final int ROUNDS = 8;
    private static final int KEYS = 6 * ROUNDS + 4;
    private static final int MODULUS = 0x10001;

    @Override
    public long run(int threads) throws InterruptedException {
        byte[] plain = new byte[8 * BLOCKS];
        for (int i = 0; i < plain.length; i++) {
            plain[i] = (byte) (i * 31 + (i >> 7));
        }
        byte[] encrypted = new byte[plain.length];
        byte[] decrypted = new byte[plain.length];
        int[] keys = encryptionKeys();
        inBlocks(threads, new Cipher(keys, plain, encrypted));
        inBlocks(threads, new Cipher(decryptionKeys(keys), encrypted, decrypted));
        long sum = 0;
        for (int i = 0; i < plain.length; i++) {
            if (plain[i] != decrypted[i]) {
                throw new IllegalStateException("byte " + i + " was not restored");
            }
            sum = sum * 31 + encrypted[i];
        }
        return sum;
    }

    private static void inBlocks(int threads, Cipher cipher) throws InterruptedException {
        Kernel.onThreads(
                threads,
                number -> cipher.apply(8 * (number * BLOCKS / threads), 8 * ((number + 1) * BLOCKS / threads)));
    }

    /** Eight words of the user's key, then the same 128 bits again, each time rotated by 25. */
    private static int[] encryptionKeys() {
        int[] keys = new int[KEYS];
        for (int i = 0; i < KEYS; i++) {
            if (i < 8) {
                keys[i] = (i * 7919 + 4711) & 0xffff;
            } else {
                int word = i - i % 8 - 8;
                int high = keys[word + (i + 1) % 8];
                int low = keys[word + (i + 2) % 8];
                keys[i] = (high << 9 | low >>> 7) & 0xffff;
            }
        }
        return keys;
    }

    /** The inverses of the encryption's keys, the last round first. */
    private static int[] decryptionKeys(int[] keys) {
        int[] inverse = new int[KEYS];
        for (int round = 0; round <= ROUNDS; round++) {
            int from = 6 * (ROUNDS - round);
            int to = 6 * round;
            boolean inner = round > 0 && round < ROUNDS;
            inverse[to] = multiplicativeInverse(keys[from]);
            inverse[to + 1] = -keys[from + (inner ? 2 : 1)] & 0xffff;
            inverse[to + 2] = -keys[from + (inner ? 1 : 2)] & 0xffff;
            inverse[to + 3] = multiplicativeInverse(keys[from + 3]);
            if (round < ROUNDS) {
                inverse[to + 4] = keys[from - 2];
                inverse[to + 5] = keys[from - 1];
            }
        }
        return inverse;
    }

    /** By Fermat's little theorem. */
    private static int multiplicativeInverse(int value) {
        int result = 1;
        int square = value;
        for (int exponent = MODULUS - 2; exponent > 0; exponent >>= 1) {
            if ((exponent & 1) == 1) {
                result = Cipher.multiply(result, square);
            }
            square = Cipher.multiply(square, square);
        }
        return result;
    }

    private static final class Cipher {
        private final int[] keys;
        private final byte[] source;
        private final byte[] target;

        Cipher(int[] keys, byte[] source, byte[] target) {
            this.keys = keys;
            this.source = source;
            this.target = target;
        }

        void apply(int from, int to) {
            for (int block = from; block < to; block += 8) {
                applyToBlock(block);
            }
        }

        private void applyToBlock(int at) {
            int a = word(at);
            int b = word(at + 2);
            int c = word(at + 4);
            int d = word(at + 6);
            int key = 0;
            for (int round = 0; round < ROUNDS; round++) {
                a = multiply(a, keys[key++]);
                b = b + keys[key++] & 0xffff;
                c = c + keys[key++] & 0xffff;
                d = multiply(d, keys[key++]);
                int first = multiply(a ^ c, keys[key++]);
                int second = multiply(first + (b ^ d) & 0xffff, keys[key++]);
                first = first + second & 0xffff;
                a ^= second;
                d ^= first;
                int exchanged = b ^ first;
                b = c ^ second;
                c = exchanged;
            }
            putWord(at, multiply(a, keys[key++]));
            putWord(at + 2, c + keys[key++] & 0xffff);
            putWord(at + 4, b + keys[key++] & 0xffff);
            putWord(at + 6, multiply(d, keys[key]));
        }

        private int word(int at) {
            return source[at] & 0xff | (source[at + 1] & 0xff) << 8;
        }

        private void putWord(int at, int word) {
            target[at] = (byte) word;
            target[at + 1] = (byte) (word >>> 8);
        }

        /** Modulo 65537, where zero stands for 65536. */
        static int multiply(int x, int y) {
            long product = (x == 0 ? MODULUS - 1L : x) * (y == 0 ? MODULUS - 1L : y);
            return (int) (product % MODULUS) & 0xffff;
        }
    }
}
