package lazyindex;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class Catalog {
    private final List<String> titles;
    private final Lazy<Map<Character, List<String>>> index = new Lazy<>(this::buildIndex);

    public Catalog(List<String> titles) {
        this.titles = titles;
    }

    public List<String> startingWith(char letter) {
        return index.get().getOrDefault(letter, List.of());
    }

    private Map<Character, List<String>> buildIndex() {
        return titles.stream().collect(Collectors.groupingBy(title -> title.charAt(0), TreeMap::new, Collectors.toList()));
    }
}
