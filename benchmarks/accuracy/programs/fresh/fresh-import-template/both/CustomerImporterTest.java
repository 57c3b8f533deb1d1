package importtemplate;

import org.junit.jupiter.api.Test;
import support.Threads;

class CustomerImporterTest {
    @Test
    void sameCustomer() throws Exception {
        CustomerImporter importer = new CustomerImporter();
        Threads.run(
                () -> importer.process(new String[] {"Smith", "Leeds"}),
                () -> importer.process(new String[] {"smith", "York"}));
        importer.size();
    }
}
