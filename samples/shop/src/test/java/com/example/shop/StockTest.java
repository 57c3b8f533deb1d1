package com.example.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StockTest {
    @Test
    void manyCustomersReserve() throws Exception {
        Stock stock = new Stock();
        stock.add("tea", 1_000_000);
        Together.run(100_000, () -> stock.reserve("tea"));
        assertTrue(stock.left("tea") < 1_000_000);
    }

    @Test
    void manySuppliersAdd() throws Exception {
        Stock stock = new Stock();
        Together.run(100_000, () -> stock.add("tea", 1));
        assertEquals(400_000, stock.left("tea"));
    }
}
