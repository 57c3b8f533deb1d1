package dev.atomicity.agent.methods;

import dev.atomicity.agent.FilesLoader;
import dev.atomicity.agent.Sources;
import dev.atomicity.agent.classes.ClassFacts;
import dev.atomicity.agent.classes.ClassHierarchy;
import dev.atomicity.agent.classes.ForeignAccesses;
import dev.atomicity.agent.models.JdkModels;
import dev.atomicity.run.CompiledProgram;
import dev.atomicity.specification.Specification;
import java.util.Map;
import org.objectweb.asm.tree.ClassNode;

/** A method {@code code} of a class {@code Source}, compiled for a test. */
final class SourceMethod {
    private SourceMethod() {}

    /**
     * @param members the other members of the class
     * @param code the body of the method, which returns an object if it contains a {@code return}
     */
    static MethodContext of(Specification specification, String members, String code) {
        String result = code.contains("return") ? "Object" : "void";
        Map<String, byte[]> files = CompiledProgram.classesOf("""
                import java.util.*;
                import java.util.concurrent.locks.*;
                class Source {
                %s
                %s code() throws Exception { %s }
                }
                """.formatted(members, result, code));
        ClassNode type = Sources.type("Source", files);
        FilesLoader loader = new FilesLoader(files, (any, file) -> file);
        ClassHierarchy hierarchy = new ClassHierarchy();
        hierarchy.add(loader, ClassFacts.of(files.get("Source")));
        return new MethodContext(
                type,
                Sources.method(type, "code"),
                loader,
                hierarchy,
                new JdkModels(hierarchy),
                new ForeignAccesses(type),
                specification,
                false);
    }
}
