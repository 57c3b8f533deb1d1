package dev.atomicity.hooks.places;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.shadow.ShadowWords;
import org.junit.jupiter.api.Test;

/** Where the shadow of an element is, and which element a shadow belongs to. */
class ArrayPagesTest {
    private final ArrayPages pages = ArrayPages.of(new Object(), 200);

    @Test
    void onlyElementsOfTheArrayHaveAShadow() {
        assertThat(pages.has(-1)).isFalse();
        assertThat(pages.has(0)).isTrue();
        assertThat(pages.has(199)).isTrue();
        assertThat(pages.has(200)).isFalse();
    }

    @Test
    void theShadowLeadsBackToTheElement() {
        for (int index : new int[] {0, 63, 64, 150, 199}) {
            long[] page = pages.pageOf(index);
            assertThat(ArrayPages.isPage(page)).isTrue();
            assertThat(ArrayPages.indexOf(page, ArrayPages.offset(index))).isEqualTo(index);
        }
    }

    @Test
    void allPagesBelongToTheSameArray() {
        assertThat(ArrayPages.arrayOf(pages.pageOf(0))).isEqualTo(ArrayPages.arrayOf(pages.pageOf(199)));
        ArrayPages other = ArrayPages.of(new Object(), 1);
        assertThat(ArrayPages.arrayOf(pages.pageOf(0))).isNotEqualTo(ArrayPages.arrayOf(other.pageOf(0)));
    }

    @Test
    void theWordsOfOtherVariablesAreNoPage() {
        assertThat(ArrayPages.isPage(ShadowWords.create())).isFalse();
    }
}
