package dev.atomicity.maven;

import dev.atomicity.check.SettingException;
import org.apache.maven.plugin.MojoExecutionException;

/** How settings are written in Maven, for messages. */
final class MavenSyntax {
    private MavenSyntax() {}

    static String assignment(String name, String value) {
        return "<" + name + ">" + value + "</" + name + "> or -Datomicity." + name + "=" + value;
    }

    /** The command for a replay. The goal alone would not compile what was changed since then. */
    static String replay(String fingerprint) {
        return "mvn test-compile atomicity:check -Datomicity.replay=" + fingerprint;
    }

    static MojoExecutionException wrongSetting(SettingException cause) {
        return wrongSetting(cause.setting(), cause);
    }

    static MojoExecutionException wrongSetting(String name, Exception cause) {
        return new MojoExecutionException(
                "Wrong setting <" + name + "> (-Datomicity." + name + "): " + cause.getMessage(), cause);
    }
}
