package dev.atomicity.runner;

import dev.atomicity.protocol.RunRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/** Says to the launcher which tests to look for. */
final class Discovery {
    private final RunRequest request;

    Discovery(RunRequest request) {
        this.request = request;
    }

    /** One after another: what is asked for by unique id must not be mixed with what is found by looking. */
    List<LauncherDiscoveryRequest> requests() {
        List<LauncherDiscoveryRequest> requests = new ArrayList<>();
        Set<Path> roots = new LinkedHashSet<>();
        request.roots().forEach(root -> roots.add(Path.of(root)));
        requests.add(builder(DiscoverySelectors.selectClasspathRoots(roots))
                .filters(new SelectedClasses(request), new SelectedTests(request))
                .build());
        request.continued().forEach(ids -> requests.add(builder(byId(ids)).build()));
        return requests;
    }

    /** One test, again. */
    LauncherDiscoveryRequest requestFor(String id) {
        return builder(byId(List.of(id))).build();
    }

    private static List<? extends DiscoverySelector> byId(List<String> ids) {
        return ids.stream().map(DiscoverySelectors::selectUniqueId).toList();
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
