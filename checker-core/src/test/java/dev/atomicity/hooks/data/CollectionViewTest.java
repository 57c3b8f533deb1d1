package dev.atomicity.hooks.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.places.WeakIdentityTable;
import dev.atomicity.hooks.thread.CheckedThreads;
import dev.atomicity.hooks.thread.CheckedThreads.Operation;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which accesses through views conflict: a view shows the data of the collection behind it. */
class CollectionViewTest {
    private final CheckedThreads threads = new CheckedThreads();
    private final CollectionViews views = new CollectionViews(new WeakIdentityTable<>());
    private final CollectionView list = views.of(new ArrayList<>(List.of(1, 2, 3, 4)));

    private Operation read(CollectionView view, int index) {
        return thread -> view.readElement(index, threads.shadows, thread, 1);
    }

    private Operation set(CollectionView view, int index) {
        return thread -> view.changeElement(index, threads.shadows, thread, 2);
    }

    private Operation all(CollectionView view, CollectionShadow.Access access) {
        return thread -> view.accessAll(access, threads.shadows, thread, 3);
    }

    private Operation size(CollectionView view) {
        return thread -> view.readSize(threads.shadows, thread, 4);
    }

    @Test
    void anIndexOfAPartIsMovedByItsStart() {
        CollectionView part = list.part(1, 3, false);
        assertThat(threads.conflict(read(part, 0), set(list, 1))).isTrue();
        assertThat(threads.conflict(read(part, 0), set(list, 0))).isFalse();
    }

    /** Its length may change, so nobody knows which element an index counts from the end. */
    @Test
    void ofAReversedListEachElementMayBeMeant() {
        CollectionView reversed = list.reversed(false);
        assertThat(threads.conflict(read(reversed, 0), set(list, 3))).isTrue();
        assertThat(threads.conflict(read(reversed, 0), set(list, 0))).isTrue();
    }

    @Test
    void theSizeChangesOnlyWithAllOfTheList() {
        assertThat(threads.conflict(size(list), set(list, 1))).isFalse();
        assertThat(threads.conflict(size(list), all(list, CollectionShadow.Access.CHANGE)))
                .isTrue();
    }

    @Test
    void aListOfAnArrayIsItsElements() {
        Integer[] array = {1, 2, 3};
        CollectionView elements = views.of(Arrays.asList(array));
        assertThat(elements.array()).isNotNull();
        assertThat(threads.conflict(read(elements, 0), set(elements, 0))).isTrue();
        assertThat(threads.conflict(read(elements, 0), set(elements, 1))).isFalse();
        assertThat(threads.conflict(size(elements), all(elements, CollectionShadow.Access.CHANGE)))
                .as("an array does not change its length")
                .isFalse();
    }

    @Test
    void aWrapperShowsTheSameData() {
        Map<String, String> map = new HashMap<>();
        Map<String, String> wrapper = Collections.unmodifiableMap(map);
        views.add(wrapper, map, (of, readOnly) -> of.through(true, readOnly));

        assertThat(views.of(wrapper).shadow()).isSameAs(views.of(map).shadow());
        assertThat(views.of(wrapper).isReadOnly()).isTrue();
        assertThat(views.of(map).isReadOnly()).isFalse();
    }

    @Test
    void aCollectionOfTheProgramIsSeenInItsOwnCode() {
        Map<String, String> own = new AbstractMap<>() {
            @Override
            public Set<Entry<String, String>> entrySet() {
                return Set.of();
            }
        };
        Map<String, String> wrapper = Collections.synchronizedMap(own);
        views.add(wrapper, own, (of, readOnly) -> of.through(true, readOnly));

        assertThat(views.of(wrapper)).isNull();
    }
}
