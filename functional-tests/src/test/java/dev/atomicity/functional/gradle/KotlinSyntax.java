package dev.atomicity.functional.gradle;

import java.util.List;
import org.jetbrains.kotlin.cli.common.messages.MessageCollector;
import org.jetbrains.kotlin.cli.jvm.compiler.EnvironmentConfigFiles;
import org.jetbrains.kotlin.cli.jvm.compiler.KotlinCoreEnvironment;
import org.jetbrains.kotlin.com.intellij.openapi.Disposable;
import org.jetbrains.kotlin.com.intellij.openapi.util.Disposer;
import org.jetbrains.kotlin.com.intellij.psi.PsiErrorElement;
import org.jetbrains.kotlin.com.intellij.psi.util.PsiTreeUtil;
import org.jetbrains.kotlin.config.CommonConfigurationKeys;
import org.jetbrains.kotlin.config.CompilerConfiguration;
import org.jetbrains.kotlin.psi.KtFile;
import org.jetbrains.kotlin.psi.KtPsiFactory;

/** Parses scripts with the parser of the Kotlin compiler. It knows no Gradle, so it sees syntax, not names. */
final class KotlinSyntax {

    private KotlinSyntax() {}

    static List<String> errorsIn(String script) {
        Disposable compiler = Disposer.newDisposable();
        try {
            CompilerConfiguration configuration = new CompilerConfiguration();
            configuration.put(CommonConfigurationKeys.MESSAGE_COLLECTOR_KEY, MessageCollector.Companion.getNONE());
            KotlinCoreEnvironment environment = KotlinCoreEnvironment.createForProduction(
                    compiler, configuration, EnvironmentConfigFiles.JVM_CONFIG_FILES);
            KtFile file = new KtPsiFactory(environment.getProject(), false).createFile("build.gradle.kts", script);
            if (!file.isScript()) {
                throw new IllegalStateException("Parsed as a class file's source, not as a script");
            }
            return PsiTreeUtil.collectElementsOfType(file, PsiErrorElement.class).stream()
                    .map(error -> error.getErrorDescription() + " at offset " + error.getTextOffset())
                    .toList();
        } finally {
            Disposer.dispose(compiler);
        }
    }
}
