package okmailbox;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class Kitchen {
    private static final String CLOSING_TIME = "";

    private final BlockingQueue<String> orders = new LinkedBlockingQueue<>();
    private final Thread cook = new Thread(this::cookAll, "cook");
    private final List<String> dishes = new ArrayList<>();
    private int soups;

    public void open() {
        cook.start();
    }

    public void order(String dish) {
        orders.add(dish);
    }

    private void cookAll() {
        try {
            for (String dish = orders.take(); !dish.equals(CLOSING_TIME); dish = orders.take()) {
                if (dish.endsWith("soup")) {
                    soups++;
                }
                dishes.add(dish);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public String close() throws InterruptedException {
        orders.add(CLOSING_TIME);
        cook.join();
        return dishes + ", " + soups + " soups";
    }
}
