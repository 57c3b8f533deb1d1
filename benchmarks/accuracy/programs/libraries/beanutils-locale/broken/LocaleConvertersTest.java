package converters;

import java.util.Locale;
import org.apache.commons.beanutils.locale.LocaleConvertUtilsBean;
import org.apache.commons.beanutils.locale.converters.StringLocaleConverter;
import org.junit.jupiter.api.Test;
import support.Threads;

class LocaleConvertersTest {
    @Test
    void twoConverters() throws Exception {
        LocaleConvertUtilsBean converters = new LocaleConvertUtilsBean();
        StringLocaleConverter converter = new StringLocaleConverter(Locale.FRENCH);
        Threads.run(
                () -> converters.register(converter, StringBuilder.class, Locale.FRENCH),
                () -> converters.register(converter, StringBuffer.class, Locale.FRENCH));
    }
}
