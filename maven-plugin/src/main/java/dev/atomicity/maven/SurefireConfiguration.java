package dev.atomicity.maven;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.project.MavenProject;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * What the project says to Surefire for its goal {@code test}. The POM says it in XML, and as XML it is read: the type that
 * Maven has for it is not public.
 */
final class SurefireConfiguration {
    private static final String PLUGIN = "org.apache.maven.plugins:maven-surefire-plugin";
    private static final String EXECUTION = "default-test";

    private final Path basedir;
    private final Expressions expressions;
    private final Map<String, Element> elements = new LinkedHashMap<>();

    SurefireConfiguration(MavenProject project, Expressions expressions) {
        this.basedir = project.getBasedir().toPath();
        this.expressions = expressions;
        Plugin plugin = project.getBuild().getPluginsAsMap().get(PLUGIN);
        if (plugin != null) {
            read(plugin.getConfiguration());
            PluginExecution execution = plugin.getExecutionsAsMap().get(EXECUTION);
            if (execution != null) {
                read(execution.getConfiguration());
            }
        }
    }

    /** The names of the elements in a configuration; null for none. */
    static List<String> elementsOf(Object configuration) {
        return configuration == null
                ? List.of()
                : children(parse(configuration.toString())).stream()
                        .map(Element::getTagName)
                        .toList();
    }

    /** Later ones replace earlier ones. */
    private void read(Object configuration) {
        if (configuration != null) {
            children(parse(configuration.toString())).forEach(element -> elements.put(element.getTagName(), element));
        }
    }

    private static Element parse(String xml) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return factory.newDocumentBuilder()
                    .parse(new InputSource(new StringReader(xml)))
                    .getDocumentElement();
        } catch (SAXException | ParserConfigurationException | IOException e) {
            throw new IllegalStateException("The configuration of a plugin cannot be read: " + xml, e);
        }
    }

    /**
     * One value.
     *
     * @param property the user property that Surefire takes when the POM says nothing; null if there is none
     * @return null if nobody said anything
     */
    String text(String name, String property) {
        Element element = elements.get(name);
        String text = element == null ? null : element.getTextContent().strip();
        if (text == null || text.isEmpty()) {
            text = property == null ? null : expressions.property(property);
        }
        return expressions.evaluate(text);
    }

    boolean flag(String name, String property, boolean byDefault) {
        String text = text(name, property);
        return (text == null || text.isBlank()) ? byDefault : Boolean.parseBoolean(text.strip());
    }

    /** Values that stand in elements of their own, or in one with commas between. */
    List<String> list(String name, String property) {
        Element element = elements.get(name);
        List<String> texts = new ArrayList<>();
        if (element != null && !children(element).isEmpty()) {
            children(element).forEach(child -> texts.add(expressions.evaluate(child.getTextContent())));
        } else {
            texts.add(text(name, property));
        }
        return texts.stream()
                .filter(text -> text != null)
                .flatMap(text -> Stream.of(text.split(",")))
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .toList();
    }

    /**
     * The lines of a file that the POM names.
     *
     * @throws IOException naming what cannot be read
     */
    List<String> lines(String name, String property) throws IOException {
        String text = text(name, property);
        if (text == null || text.isBlank()) {
            return List.of();
        }
        Path file = basedir.resolve(text.strip());
        try {
            return Files.readAllLines(file).stream()
                    .map(line -> line.replaceFirst("#.*", "").strip())
                    .filter(line -> !line.isEmpty())
                    .toList();
        } catch (IOException e) {
            throw new IOException("the <" + name + "> of maven-surefire-plugin cannot be read: " + file, e);
        }
    }

    /** Elements by their names; and as old versions write it, {@code <property><name/><value/></property>}. */
    Map<String, String> map(String name) {
        Map<String, String> values = new LinkedHashMap<>();
        Element element = elements.get(name);
        if (element != null) {
            for (Element child : children(element)) {
                List<Element> parts = children(child);
                if (child.getTagName().equals("property") && parts.size() == 2) {
                    values.put(content(parts.get(0)), content(parts.get(1)));
                } else {
                    values.put(child.getTagName(), content(child));
                }
            }
        }
        return values;
    }

    private String content(Element element) {
        return expressions.evaluate(element.getTextContent().strip());
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
