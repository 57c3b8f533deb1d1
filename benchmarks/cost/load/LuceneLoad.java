import java.util.concurrent.atomic.AtomicLong;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;

/** Two threads index documents of made-up words, then both search them. */
public final class LuceneLoad {
    private static final int THREADS = 2;
    private static final int DOCUMENTS = 6_000;
    private static final int SEARCHES = 6_000;
    private static final int WORDS = 80;

    public static void main(String[] arguments) throws Exception {
        int share = Integer.parseInt(arguments[0]);
        try (ByteBuffersDirectory directory = new ByteBuffersDirectory()) {
            try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(new StandardAnalyzer()))) {
                onThreads(number -> {
                    for (int i = number; i < DOCUMENTS / share; i += THREADS) {
                        writer.addDocument(document(i));
                    }
                });
                writer.commit();
            }
            AtomicLong hits = new AtomicLong();
            try (DirectoryReader reader = DirectoryReader.open(directory)) {
                IndexSearcher searcher = new IndexSearcher(reader);
                onThreads(number -> {
                    for (int i = number; i < SEARCHES / share; i += THREADS) {
                        BooleanQuery query = new BooleanQuery.Builder()
                                .add(new TermQuery(new Term("text", "word" + i % 300)), BooleanClause.Occur.SHOULD)
                                .add(new TermQuery(new Term("text", "word" + i % 70)), BooleanClause.Occur.SHOULD)
                                .build();
                        hits.addAndGet(searcher.count(query) + searcher.search(query, 10).scoreDocs.length);
                    }
                });
            }
            System.out.println("result " + hits);
        }
    }

    private static Document document(int number) {
        StringBuilder text = new StringBuilder();
        long random = number * 2_654_435_761L;
        for (int i = 0; i < WORDS; i++) {
            random = random * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
            text.append("word").append((random >>> 33) % (10 + (random >>> 50) % 1_000)).append(' ');
        }
        Document document = new Document();
        document.add(new StringField("id", "id" + number, Field.Store.YES));
        document.add(new TextField("text", text.toString(), Field.Store.NO));
        return document;
    }

    private interface Work {
        void run(int number) throws Exception;
    }

    private static void onThreads(Work work) throws InterruptedException {
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            int number = i;
            threads[i] = new Thread(() -> {
                try {
                    work.run(number);
                } catch (Exception e) {
                    e.printStackTrace();
                    System.exit(1);
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
