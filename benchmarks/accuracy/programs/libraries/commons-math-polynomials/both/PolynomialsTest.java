package polynomials;

import org.apache.commons.math3.analysis.polynomials.PolynomialsUtils;
import org.junit.jupiter.api.Test;
import support.Threads;

class PolynomialsTest {
    @Test
    void firstUse() throws Exception {
        Threads.run(
                () -> PolynomialsUtils.createLegendrePolynomial(3), () -> PolynomialsUtils.createLegendrePolynomial(3));
    }
}
