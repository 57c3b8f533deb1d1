package com.example.shop;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Each call on the map is safe by itself; two of them together are not: see {@link #reserve}. */
public class Stock {
    private final Map<String, Integer> items = new ConcurrentHashMap<>();

    /** One call of the map does it all. */
    public void add(String item, int number) {
        items.merge(item, number, Integer::sum);
    }

    /** Looks whether there is one left, and takes it. Between the two, somebody else may have taken it. */
    public boolean reserve(String item) {
        int left = items.getOrDefault(item, 0);
        if (left == 0) {
            return false;
        }
        items.put(item, left - 1);
        return true;
    }

    public int left(String item) {
        return items.getOrDefault(item, 0);
    }
}
