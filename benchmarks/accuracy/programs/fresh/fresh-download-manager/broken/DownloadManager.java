package downloadmanager;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;

public class DownloadManager {
    private final ConcurrentMap<String, CompletableFuture<byte[]>> downloads = new ConcurrentHashMap<>();
    private final Function<String, byte[]> network;

    public DownloadManager(Function<String, byte[]> network) {
        this.network = network;
    }

    public CompletableFuture<byte[]> fetch(String url) {
        if (downloads.containsKey(url)) {
            return downloads.get(url);
        }
        CompletableFuture<byte[]> download = start(url);
        downloads.put(url, download);
        return download;
    }

    private CompletableFuture<byte[]> start(String url) {
        return CompletableFuture.supplyAsync(() -> network.apply(url));
    }

    public int started() {
        return downloads.size();
    }
}
