package dev.atomicity.hooks.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import org.junit.jupiter.api.Test;

/** Which variable a handle leads to. The class of this test is not instrumented, so its fields have no shadows. */
class HandledVariableTest {
    volatile int field;

    private static HandledVariable.Kind kindOf(Object handle) {
        return HandledVariable.of(handle).kind();
    }

    @Test
    void elementsAreThoseOfTheArray() {
        assertThat(kindOf(MethodHandles.arrayElementVarHandle(int[].class))).isEqualTo(HandledVariable.Kind.ELEMENT);
    }

    @Test
    void aNumberIsAllItsBytes() {
        HandledVariable longs =
                HandledVariable.of(MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN));
        assertThat(longs.kind()).isEqualTo(HandledVariable.Kind.BYTES_OF_ARRAY);
        assertThat(longs.width()).isEqualTo(8);
        HandledVariable chars =
                HandledVariable.of(MethodHandles.byteBufferViewVarHandle(char[].class, ByteOrder.LITTLE_ENDIAN));
        assertThat(chars.kind())
                .isEqualTo(
                        BufferMemory.isKnown() ? HandledVariable.Kind.BYTES_OF_BUFFER : HandledVariable.Kind.UNWATCHED);
    }

    @Test
    void aFieldWithoutAShadowIsNotWatched() throws Exception {
        VarHandle handle = MethodHandles.lookup().findVarHandle(HandledVariableTest.class, "field", int.class);
        assertThat(kindOf(handle)).isEqualTo(HandledVariable.Kind.UNWATCHED);
        assertThat(kindOf(AtomicIntegerFieldUpdater.newUpdater(HandledVariableTest.class, "field")))
                .isEqualTo(HandledVariable.Kind.UNWATCHED);
        assertThat(kindOf(HandledVariableTest.class.getDeclaredField("field")))
                .isEqualTo(HandledVariable.Kind.UNWATCHED);
    }
}
