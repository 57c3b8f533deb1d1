package dev.atomicity.hooks.data;

import dev.atomicity.hooks.places.ArrayPages;
import dev.atomicity.hooks.places.WeakIdentityTable;
import java.lang.reflect.Array;
import java.util.List;

/** By object: what data collections, their views and iterators give access to. */
public final class CollectionViews {
    private final WeakIdentityTable<CollectionView> views = new WeakIdentityTable<>();

    /** The shadows of arrays, for lists that were created from an array. */
    private final WeakIdentityTable<ArrayPages> arrays;

    public CollectionViews(WeakIdentityTable<ArrayPages> arrays) {
        this.arrays = arrays;
    }

    /** The view of an object, derived from the view of the object that it shows. */
    @FunctionalInterface
    public interface Mapping {
        CollectionView view(CollectionView of, boolean readOnly);
    }

    /** Null if nothing is known of the object yet. */
    public CollectionView find(Object object) {
        return views.get(object);
    }

    /** The object shows that, unless it is known to show something else. */
    public void add(Object object, CollectionView view) {
        views.computeIfAbsent(object, key -> view);
    }

    /** An object shows the data of another one; recorded only if the models hold for both. */
    public void add(Object result, Object viewed, Mapping through) {
        ModelledClass type = ModelledClass.of(result);
        ModelledClass viewedType = ModelledClass.of(viewed);
        boolean isIterator = !type.keepsData;
        if (type.neverChanges) {
            return;
        }
        if (type.isModelled && viewedType.isModelled && !(isIterator && viewedType.iteratesCopies)) {
            CollectionView of = of(viewed);
            if (of != null) {
                if (type.isForSeveral) {
                    of.shadow().allowSeveralThreads(type.takesMonitor);
                }
                views.computeIfAbsent(result, key -> through.view(of, type.isReadOnly));
            }
        } else if (type.isModelled) {
            views.computeIfAbsent(result, key -> CollectionView.OF_THE_PROGRAM);
        }
    }

    /** Null for an object that shows the data of an unknown object. */
    public CollectionView of(Object collection) {
        CollectionView known = views.get(collection);
        if (known == null) {
            ModelledClass type = ModelledClass.of(collection);
            if (!type.keepsData) {
                return null;
            }
            Object defaults = PropertyDefaults.of(collection);
            CollectionView below = defaults == null ? null : of(defaults);
            known = views.computeIfAbsent(collection, key -> newView(key, type, below));
        }
        return known.shadow() == null ? null : known;
    }

    /**
     * @param below how the defaults of properties are shown, null if there are none: a call looks at both, so both have one gate
     */
    private CollectionView newView(Object collection, ModelledClass type, CollectionView below) {
        boolean isList = collection instanceof List;
        CollectionShadow shadow = new CollectionShadow(type.simpleName, isList);
        if (below != null) {
            shadow.shareGate(below.shadow());
        }
        if (type.isForSeveral) {
            shadow.allowSeveralThreads(type.takesMonitor);
        }
        Object array = type.arrayOf(collection);
        if (array != null) {
            int length = Array.getLength(array);
            ArrayPages pages = arrays.computeIfAbsent(array, key -> ArrayPages.of(key, length));
            return new CollectionView(shadow, KeyEquality.NONE, false, ListPositions.ofArray(length), pages, null);
        }
        return new CollectionView(
                shadow, type.keyEqualityOf(collection), type.isReadOnly, isList ? ListPositions.ALL : null, null, null);
    }
}
