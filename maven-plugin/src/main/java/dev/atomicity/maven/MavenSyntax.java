package dev.atomicity.maven;

import dev.atomicity.check.SettingException;
import org.apache.maven.plugin.MojoExecutionException;

/** How settings are written in Maven, for messages. */
final class MavenSyntax {
    private MavenSyntax() {}

    static String assignment(String name, String value) {
        return "<" + name + ">" + value + "</" + name + "> or -Datomicity." + name + "=" + value;
    }

    static MojoExecutionException wrongSetting(SettingException cause) {
        return wrongSetting(cause.setting(), cause);
    }

    static MojoExecutionException wrongSetting(String name, Exception cause) {
        return new MojoExecutionException(
                "Wrong setting <" + name + "> (-Datomicity." + name + "): " + cause.getMessage(), cause);
    }
}
