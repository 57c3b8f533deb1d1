package dev.atomicity.hooks.places;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CreatorsTest {
    private static class Chain {}

    private static final class SpecialChain extends Chain {}

    private static final class Factory {}

    private static final class Node implements Comparable<Node> {
        @Override
        public int compareTo(Node other) {
            return 0;
        }
    }

    private static final class Part {}

    private static final class Stranger {}

    @Test
    void aClassCreatesWhatItsCodeCreates() {
        Creators.add(Chain.class.getName(), List.of(Factory.class.getName(), Comparable.class.getName()));
        Creators.add(Factory.class.getName(), List.of(Part.class.getName()));

        assertThat(Creators.creates(Chain.class, Factory.class)).as("itself").isTrue();
        assertThat(Creators.creates(SpecialChain.class, Factory.class))
                .as("by the class that it extends")
                .isTrue();
        assertThat(Creators.creates(Chain.class, Node.class))
                .as("by a factory that returns an interface")
                .isTrue();
        assertThat(Creators.creates(Chain.class, Part.class))
                .as("by what it has created")
                .isTrue();
        assertThat(Creators.creates(Stranger.class, Part.class)).isFalse();
        assertThat(Creators.creates(Chain.class, Stranger.class)).isFalse();
    }
}
