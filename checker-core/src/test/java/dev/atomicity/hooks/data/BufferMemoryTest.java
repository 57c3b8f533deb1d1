package dev.atomicity.hooks.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import org.junit.jupiter.api.Test;

/** Which elements of which array a buffer shows. */
class BufferMemoryTest {
    private static BufferMemory of(Buffer buffer) {
        assertThat(BufferMemory.isKnown()).isTrue();
        return BufferMemory.of(buffer);
    }

    @Test
    void aBufferOnTheHeapShowsItsArray() {
        int[] array = new int[10];
        BufferMemory memory = of(IntBuffer.wrap(array, 2, 5).slice());

        assertThat(memory.array()).isSameAs(array);
        assertThat(memory.length()).isEqualTo(10);
        assertThat(memory.indexOf(0)).isEqualTo(2);
        assertThat(memory.indexOf(3)).isEqualTo(5);
    }

    @Test
    void aViewOfBytesOnTheHeapShowsSeveralBytesPerElement() {
        byte[] bytes = new byte[16];
        BufferMemory memory = of(ByteBuffer.wrap(bytes).position(4).asIntBuffer());

        assertThat(memory.array()).isSameAs(bytes);
        assertThat(memory.indexOf(0)).isEqualTo(4);
        assertThat(memory.indexOf(2)).isEqualTo(12);
    }

    @Test
    void slicesOfADirectBufferShareItsMemory() {
        ByteBuffer root = ByteBuffer.allocateDirect(32);
        BufferMemory memory = of(root.duplicate().position(8).slice().asLongBuffer());

        assertThat(memory.array()).as("the first buffer stands for the memory").isSameAs(root);
        assertThat(memory.length()).isEqualTo(32);
        assertThat(memory.indexOf(1)).isEqualTo(16);
    }

    @Test
    void buffersThatWereAllocatedSeparatelyShareNothing() {
        assertThat(of(ByteBuffer.allocateDirect(8)).array())
                .isNotSameAs(of(ByteBuffer.allocateDirect(8)).array());
    }
}
