package dev.atomicity.provoke.cuts;

import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.log.Access;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The part of a logged execution that concerns data of several units. */
final class SharedData {
    /** How many transactions of one region on one unit are compared with others. */
    private static final int MAX_COMPARED = 8;

    private final List<Access> accesses;
    private final Profiles profiles;
    private final Set<Long> variables = new HashSet<>();
    private final Set<Long> written = new HashSet<>();
    private final Set<Integer> objects = new HashSet<>();

    /**
     * @param profiles of the executions before this one
     */
    SharedData(List<Access> accesses, Profiles profiles) {
        this.accesses = accesses;
        this.profiles = profiles;
        Map<Long, Unit> users = new HashMap<>();
        Map<Integer, Unit> usersOfObject = new HashMap<>();
        for (Access access : accesses) {
            Unit user = users.putIfAbsent(access.variable(), access.unit());
            if (user != null && user != access.unit()) {
                variables.add(access.variable());
            }
            Unit userOfObject = usersOfObject.putIfAbsent(access.object(), access.unit());
            if (userOfObject != null && userOfObject != access.unit()) {
                objects.add(access.object());
            }
            if (access.writes()) {
                written.add(access.variable());
            }
        }
    }

    /** True also if other units use only the object in this execution, but such a variable was used in an earlier one. */
    private boolean isShared(Access access) {
        return (variables.contains(access.variable()) && written.contains(access.variable()))
                || (access.region() != 0 && objects.contains(access.object()) && profiles.isKnown(access));
    }

    /** The transactions with their accesses to shared data, grouped by unit and region, in the order of the log. */
    List<List<Transaction>> transactions() {
        Map<List<Object>, Map<Integer, Transaction>> groups = new LinkedHashMap<>();
        Map<List<Object>, List<Access>> everything = new HashMap<>();
        for (Access access : accesses) {
            // An access outside all regions is a transaction of its own.
            boolean isOutside = access.region() == 0;
            if (!isOutside) {
                everything
                        .computeIfAbsent(instanceOf(access), key -> new ArrayList<>())
                        .add(access);
            }
            if (isShared(access)) {
                List<Object> group = List.of(access.unit().path(), access.region(), isOutside ? access.site() : 0);
                int instance = isOutside ? access.step() : access.instance();
                Map<Integer, Transaction> members = groups.computeIfAbsent(group, key -> new LinkedHashMap<>());
                Transaction known = members.get(instance);
                if (known == null && members.size() < MAX_COMPARED) {
                    known = new Transaction(access.unit(), access.region(), access.instance());
                    if (!isOutside) {
                        known.setEverything(everything.get(instanceOf(access)));
                    }
                    members.put(instance, known);
                }
                if (known != null) {
                    known.add(access);
                }
            }
        }
        return groups.values().stream()
                .map(members -> (List<Transaction>) new ArrayList<>(members.values()))
                .toList();
    }

    private static List<Object> instanceOf(Access access) {
        return List.of(access.unit().path(), access.region(), access.instance());
    }
}
