package plainlistadd;

import java.util.ArrayList;
import java.util.List;

public class Names {
    private final List<String> names = new ArrayList<>();

    public void add(String name) {
        names.add(name);
    }
}
