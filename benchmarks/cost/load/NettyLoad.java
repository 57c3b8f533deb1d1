import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpRequestDecoder;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;

/** Two threads decode requests, each by embedded channels of its own, with the allocator and the counters that all channels share. */
public final class NettyLoad {
    private static final int THREADS = 2;
    private static final int REQUESTS = 200_000;
    private static final int A_CHANNEL = 50;

    public static void main(String[] arguments) throws Exception {
        int requests = REQUESTS / Integer.parseInt(arguments[0]);
        AtomicLong sum = new AtomicLong();
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            threads[i] = new Thread(() -> {
                for (int done = 0; done < requests / THREADS; done += A_CHANNEL) {
                    sum.addAndGet(talk(done));
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("result " + sum);
    }

    private static long talk(int from) {
        EmbeddedChannel channel = new EmbeddedChannel(new HttpRequestDecoder(), new HttpObjectAggregator(4096));
        long sum = 0;
        for (int i = 0; i < A_CHANNEL; i++) {
            String body = "value " + (from + i) % 1_000;
            ByteBuf bytes = Unpooled.copiedBuffer(
                    "POST /path/" + i + " HTTP/1.1\r\nHost: example.org\r\nAccept: */*\r\nContent-Length: " + body.length()
                            + "\r\n\r\n" + body,
                    StandardCharsets.US_ASCII);
            channel.writeInbound(bytes);
            FullHttpRequest request = channel.readInbound();
            sum += request.uri().length() + request.headers().size() + request.content().readableBytes();
            request.release();
        }
        channel.finishAndReleaseAll();
        return sum;
    }
}
