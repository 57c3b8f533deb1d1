package index;

import org.apache.lucene.analysis.WhitespaceAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.search.FieldCache;
import org.apache.lucene.store.RAMDirectory;
import org.junit.jupiter.api.Test;
import support.Threads;

class FieldCacheTest {
    @Test
    void twoReaders() throws Exception {
        RAMDirectory directory = new RAMDirectory();
        IndexWriter writer = new IndexWriter(directory, new WhitespaceAnalyzer(), true);
        Document document = new Document();
        document.add(new Field("id", "7", Field.Store.YES, Field.Index.UN_TOKENIZED));
        writer.addDocument(document);
        writer.close();
        IndexReader reader = IndexReader.open(directory);
        Threads.run(
                () -> {
                    synchronized (reader) {
                        FieldCache.DEFAULT.getInts(reader, "id");
                    }
                },
                () -> {
                    synchronized (reader) {
                        FieldCache.DEFAULT.getInts(reader, "id");
                    }
                });
    }
}
