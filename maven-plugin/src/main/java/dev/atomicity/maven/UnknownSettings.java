package dev.atomicity.maven;

import dev.atomicity.check.NearestNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.apache.maven.model.Plugin;
import org.apache.maven.plugin.descriptor.MojoDescriptor;
import org.apache.maven.plugin.descriptor.Parameter;
import org.apache.maven.plugin.descriptor.PluginDescriptor;

/** Names what the user sets and no goal of this plugin knows. Maven itself says nothing of properties. */
final class UnknownSettings {
    private static final String PREFIX = "atomicity.";

    /** Many keep the version of the plugin in a property of this name. */
    private static final String VERSION = "version";

    private final Set<String> known = new TreeSet<>();
    private final List<String> sentences = new ArrayList<>();

    /**
     * @param known the names of all settings of all goals
     */
    UnknownSettings(Set<String> known) {
        this.known.addAll(known);
    }

    /** Knows what the goals of the plugin know: an element beside all executions may be for any of them. */
    static UnknownSettings of(PluginDescriptor plugin) {
        Set<String> known = new TreeSet<>();
        for (MojoDescriptor goal : plugin.getMojos()) {
            if (goal.getParameters() != null) {
                for (Parameter parameter : goal.getParameters()) {
                    if (parameter.isEditable()) {
                        known.add(parameter.getName());
                    }
                }
            }
        }
        return new UnknownSettings(known);
    }

    /** Looks through properties of the command line or the POM. */
    void lookThrough(Properties properties) {
        for (String name : new TreeSet<>(properties.stringPropertyNames())) {
            if (!name.startsWith(PREFIX)) {
                continue;
            }
            String setting = name.substring(PREFIX.length());
            if (!known.contains(setting) && !setting.equals(VERSION)) {
                add("-D" + PREFIX, setting, "");
            }
        }
    }

    /**
     * Looks through the configuration of the plugin in the POM, beside its executions and in each of them.
     *
     * @param plugin null if the POM does not name it
     */
    void lookThrough(Plugin plugin) {
        if (plugin == null) {
            return;
        }
        lookThroughXml(plugin.getConfiguration());
        plugin.getExecutions().forEach(execution -> lookThroughXml(execution.getConfiguration()));
    }

    private void lookThroughXml(Object configuration) {
        for (String element : SurefireConfiguration.elementsOf(configuration)) {
            if (!known.contains(element)) {
                add("<", element, ">");
            }
        }
    }

    private void add(String before, String setting, String after) {
        String sentence = before + setting + after + " is not a setting of the atomicity check and is ignored."
                + NearestNames.didYouMean(setting, known, name -> before + name + after);
        if (!sentences.contains(sentence)) {
            sentences.add(sentence);
        }
    }

    List<String> sentences() {
        return List.copyOf(sentences);
    }
}
