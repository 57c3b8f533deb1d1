package dev.atomicity.functional.gradle;

import dev.atomicity.functional.gradle.BuildModel.Dependency;
import dev.atomicity.functional.gradle.BuildModel.Module;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** Reads the poms, as far as this project uses what poms can say. */
final class MavenBuild {

    private static final Pattern PROPERTY = Pattern.compile("\\$\\{([^}]+)}");

    private final Element root;
    private final Map<String, String> properties = new TreeMap<>();
    private final Map<String, Element> managed = new TreeMap<>();
    private final Map<String, String> boms = new TreeMap<>();

    private MavenBuild(Path directory) throws IOException {
        root = parse(directory.resolve("pom.xml"));
        child(root, "properties")
                .ifPresent(all -> children(all).forEach(one -> properties.put(one.getTagName(), one.getTextContent())));
        properties.put("project.version", text(root, "version").orElseThrow());
        Element management = child(root, "dependencyManagement").orElseThrow();
        for (Element dependency : children(child(management, "dependencies").orElseThrow())) {
            if (text(dependency, "scope").equals(Optional.of("import"))) {
                boms.put(nameOf(dependency), text(dependency, "version").orElseThrow());
            } else {
                managed.put(nameOf(dependency), dependency);
            }
        }
    }

    static BuildModel read(Path directory) throws IOException {
        MavenBuild build = new MavenBuild(directory);
        Map<String, Module> modules = new TreeMap<>();
        for (Element module : children(child(build.root, "modules").orElseThrow())) {
            String name = module.getTextContent();
            modules.put(name, build.module(parse(directory.resolve(name).resolve("pom.xml"))));
        }
        return new BuildModel(
                build.text(build.root, "groupId").orElseThrow(),
                build.text(build.root, "version").orElseThrow(),
                modules,
                build.boms);
    }

    private Module module(Element pom) {
        Set<Dependency> dependencies = new LinkedHashSet<>();
        child(pom, "dependencies")
                .ifPresent(all -> children(all).forEach(dependency -> dependencies.add(dependency(dependency))));
        NodeList processorPaths = pom.getElementsByTagName("annotationProcessorPaths");
        for (int i = 0; i < processorPaths.getLength(); i++) {
            for (Element path : children((Element) processorPaths.item(i))) {
                dependencies.add(new Dependency(
                        BuildModel.PROCESSOR,
                        nameOf(path),
                        text(path, "version").orElseThrow()));
            }
        }
        return new Module(text(pom, "artifactId").orElseThrow(), dependencies);
    }

    private Dependency dependency(Element dependency) {
        String name = nameOf(dependency);
        Optional<Element> management = Optional.ofNullable(managed.get(name));
        String use = text(dependency, "scope")
                .or(() -> management.flatMap(element -> text(element, "scope")))
                .orElse("compile");
        if (name.startsWith(text(root, "groupId").orElseThrow() + ":")) {
            return new Dependency(use, name, Dependency.OF_THIS_PROJECT);
        }
        String version = text(dependency, "version")
                .or(() -> management.flatMap(element -> text(element, "version")))
                .orElse(Dependency.FROM_BOM);
        return new Dependency(use, name, version);
    }

    private String nameOf(Element dependency) {
        return text(dependency, "groupId").orElseThrow()
                + ":"
                + text(dependency, "artifactId").orElseThrow();
    }

    private Optional<String> text(Element parent, String name) {
        return child(parent, name)
                .map(element -> resolve(element.getTextContent().strip()));
    }

    private String resolve(String text) {
        return PROPERTY.matcher(text).replaceAll(reference -> {
            String value = properties.get(reference.group(1));
            if (value == null) {
                throw new IllegalStateException("The root pom.xml has no property " + reference.group(1));
            }
            return Matcher.quoteReplacement(resolve(value));
        });
    }

    private static Element parse(Path pom) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(pom.toFile())
                    .getDocumentElement();
        } catch (SAXException | ParserConfigurationException e) {
            throw new IOException("Cannot parse " + pom, e);
        }
    }

    private static Optional<Element> child(Element parent, String name) {
        return children(parent).stream()
                .filter(element -> element.getTagName().equals(name))
                .findFirst();
    }

    private static List<Element> children(Element parent) {
        List<Element> children = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element) {
                children.add(element);
            }
        }
        return children;
    }
}
