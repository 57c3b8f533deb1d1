package dev.atomicity.runner;

import dev.atomicity.protocol.RunRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/** Says to the launcher which tests to look for. */
final class Discovery {
    /** How many tests are asked for beyond the one that broke, of a container that makes its tests while it runs. */
    private static final int TAIL = 1_000;

    /** The last part of a unique id whose tests are numbered: {@code [dynamic-test:#3]}. */
    private static final Pattern NUMBERED = Pattern.compile("(.*#)(\\d+)(\\])");

    private final RunRequest request;

    Discovery(RunRequest request) {
        this.request = request;
    }

    /** One after another: what is asked for by unique id must not be mixed with what is found by looking. */
    List<LauncherDiscoveryRequest> requests() {
        List<LauncherDiscoveryRequest> requests = new ArrayList<>();
        if (request.only().isEmpty()) {
            Set<Path> roots = new LinkedHashSet<>();
            request.roots().forEach(root -> roots.add(Path.of(root)));
            requests.add(builder(DiscoverySelectors.selectClasspathRoots(roots))
                    .filters(new SelectedTests(request))
                    .build());
        } else {
            requests.add(builder(request.only().stream()
                            .map(DiscoverySelectors::selectUniqueId)
                            .toList())
                    .build());
        }
        for (Map.Entry<String, String> broken : request.continued().entrySet()) {
            Matcher last = NUMBERED.matcher(broken.getValue());
            if (last.matches()) {
                requests.add(builder(tail(last)).build());
            }
        }
        return requests;
    }

    /** The tests after that one. How many there are nobody knows; those that are not there are not run. */
    private static List<DiscoverySelector> tail(Matcher last) {
        int number = Integer.parseInt(last.group(2));
        List<DiscoverySelector> selectors = new ArrayList<>();
        for (int i = number + 1; i <= number + TAIL; i++) {
            selectors.add(DiscoverySelectors.selectUniqueId(last.group(1) + i + last.group(3)));
        }
        return selectors;
    }

    private LauncherDiscoveryRequestBuilder builder(List<? extends DiscoverySelector> selectors) {
        LauncherDiscoveryRequestBuilder builder = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectors)
                .configurationParameters(request.configuration());
        if (!request.selection().tags().isEmpty()) {
            builder.filters(TagFilter.includeTags(request.selection().tags()));
        }
        if (!request.selection().notTags().isEmpty()) {
            builder.filters(TagFilter.excludeTags(request.selection().notTags()));
        }
        return builder;
    }
}
