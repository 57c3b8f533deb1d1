package allofresults;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class Fetcher {
    private final List<String> pages = Collections.synchronizedList(new ArrayList<>());

    public CompletableFuture<Void> fetch(String page) {
        return CompletableFuture.supplyAsync(() -> "page " + page).thenAccept(pages::add);
    }
}
