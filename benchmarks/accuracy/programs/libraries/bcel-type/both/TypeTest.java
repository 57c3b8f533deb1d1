package signatures;

import org.apache.bcel.generic.Type;
import org.junit.jupiter.api.Test;
import support.Threads;

class TypeTest {
    @Test
    void twoSignatures() throws Exception {
        Threads.run(() -> Type.getArgumentTypes("(ILjava/lang/String;)V"), () -> Type.getArgumentTypes("([JD)V"));
    }
}
