package dev.atomicity.prediction;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The access trees that matter, by thread: without the variables that only one thread uses or nobody writes, without
 * the trees that are empty then, and of trees of a thread that are all alike only the first and the last.
 *
 * <p>A ring may enter the thread at the first of them instead of any other one, and leave it from the last; so no ring is
 * lost (decision 10).
 */
final class SharedTrees {
    private static final int NOBODY = -1;
    private static final int SEVERAL = -2;

    private final Map<Integer, Integer> users = new HashMap<>(); // by variable: the only thread that uses it
    private final Set<Integer> written = new HashSet<>();
    private final List<List<AccessTree>> byThread = new ArrayList<>();

    SharedTrees(AccessTrees trees) {
        List<List<AccessTree>> all = trees.byThread();
        all.forEach(ofThread -> ofThread.forEach(this::noteUse));
        for (List<AccessTree> ofThread : all) {
            byThread.add(place(firstAndLast(shared(ofThread))));
        }
    }

    List<List<AccessTree>> byThread() {
        return byThread;
    }

    private void noteUse(AccessTree tree) {
        for (AccessNode access : tree.accesses) {
            int user = users.getOrDefault(access.variable, NOBODY);
            if (user != tree.thread) {
                users.put(access.variable, user == NOBODY ? tree.thread : SEVERAL);
            }
            if (access.write) {
                written.add(access.variable);
            }
        }
    }

    private List<AccessTree> shared(List<AccessTree> trees) {
        List<AccessTree> shared = new ArrayList<>();
        for (AccessTree tree : trees) {
            List<AccessNode> accesses = tree.accesses.stream()
                    .filter(access -> users.get(access.variable) == SEVERAL && written.contains(access.variable))
                    .toList();
            if (!accesses.isEmpty() || !tree.forksAndJoins.isEmpty()) {
                AccessTree smaller = new AccessTree(tree.thread, tree.ordinal, accesses, tree.forksAndJoins);
                accesses.forEach(access -> access.belongTo(smaller));
                shared.add(smaller);
            }
        }
        return shared;
    }

    private static List<AccessTree> firstAndLast(List<AccessTree> trees) {
        Map<TreeShape, AccessTree> first = new HashMap<>();
        Map<TreeShape, AccessTree> last = new LinkedHashMap<>();
        List<AccessTree> kept = new ArrayList<>();
        for (AccessTree tree : trees) {
            if (!tree.forksAndJoins.isEmpty()) {
                kept.add(tree);
                continue;
            }
            TreeShape shape = TreeShape.of(tree);
            AccessTree same = first.putIfAbsent(shape, tree);
            if (same == null) {
                kept.add(tree);
            } else {
                tree.hasShapeOf(same);
                last.put(shape, tree);
            }
        }
        kept.addAll(last.values());
        kept.sort((one, other) -> Long.compare(one.anyEvent(), other.anyEvent()));
        return kept;
    }

    private static List<AccessTree> place(List<AccessTree> trees) {
        for (int i = 0; i < trees.size(); i++) {
            trees.get(i).placeAt(i);
        }
        return trees;
    }
}
