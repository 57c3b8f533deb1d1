package dev.atomicity.trace;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Numbers names from 0 in the order of their appearance, without making a string of any.
 *
 * <p>Open addressing with linear probing; the names lie one after another in one byte array, so that a name costs its
 * bytes and a few numbers.
 */
final class SymbolTable {
    private int[] slots = new int[64]; // id + 1, 0 = free; the length is a power of two
    private long[] hashes = new long[32]; // by id
    private int[] ends = new int[32]; // by id: where the name ends in names
    private int size;
    private byte[] names = new byte[1024];

    /** The number of the name in {@code bytes[from..to)}; {@code hash} must be a function of exactly those bytes. */
    int idOf(byte[] bytes, int from, int to, long hash) {
        int mask = slots.length - 1;
        int slot = (int) (hash >>> 32 ^ hash) & mask;
        for (int id; (id = slots[slot] - 1) >= 0; slot = slot + 1 & mask) {
            if (hashes[id] == hash && isNamed(id, bytes, from, to)) {
                return id;
            }
        }
        return add(bytes, from, to, hash, slot);
    }

    private boolean isNamed(int id, byte[] bytes, int from, int to) {
        return Arrays.equals(names, startOf(id), ends[id], bytes, from, to);
    }

    private int startOf(int id) {
        return id == 0 ? 0 : ends[id - 1];
    }

    int size() {
        return size;
    }

    String name(int id) {
        int start = startOf(id);
        return new String(names, start, ends[id] - start, StandardCharsets.UTF_8);
    }

    private int add(byte[] bytes, int from, int to, long hash, int slot) {
        int id = size;
        int start = id == 0 ? 0 : ends[id - 1];
        int end = Math.addExact(start, to - from);
        if (end > names.length) {
            names = Arrays.copyOf(names, Math.max(end, (int) Math.min(2L * names.length, Integer.MAX_VALUE - 8)));
        }
        if (id == hashes.length) {
            hashes = Arrays.copyOf(hashes, 2 * id);
            ends = Arrays.copyOf(ends, 2 * id);
        }
        System.arraycopy(bytes, from, names, start, to - from);
        hashes[id] = hash;
        ends[id] = end;
        size++;
        slots[slot] = size;
        if (2 * size > slots.length) {
            rehash();
        }
        return id;
    }

    private void rehash() {
        slots = new int[2 * slots.length];
        int mask = slots.length - 1;
        for (int id = 0; id < size; id++) {
            int slot = (int) (hashes[id] >>> 32 ^ hashes[id]) & mask;
            while (slots[slot] != 0) {
                slot = slot + 1 & mask;
            }
            slots[slot] = id + 1;
        }
    }
}
