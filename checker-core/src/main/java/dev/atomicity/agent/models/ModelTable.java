package dev.atomicity.agent.models;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Type;

/**
 * The models of JDK methods as a table. A line without indentation names a type. Each line below it names a method, all of that name or,
 * with the types of its parameters, one; {@code static} or {@code new} may stand before; then what the method does:
 *
 * <pre>
 *   reads | writes | updates key N           the part of argument N
 *   reads | writes | updates element N       the part with the index in argument N
 *   reads | writes | updates all             everything
 *   reads size                               how much there is; of all but a list, that is everything
 *   reads start                              everything; of the elements of an array nothing, until an iterator steps there
 *   reads source                             nothing until somebody asks for elements, unless the result is made of a copy
 *   reads | writes step                      what an iterator has come to; of all but an array, that is everything
 *   reads place                              where an iterator is; how much there is
 *   reads rest                               goes through everything that is left; if false: only then to the end
 *   reads end if false                       the same for a call that only asks whether there is more
 *   reads some                               goes through a part, nobody knows which
 *   reads | writes | updates argument N      everything in argument N, of a static method or constructor
 *   … from N, … with N                       and reads everything in argument N
 *   … if true | some | null                  only if the result is so; otherwise it reads the same
 *   … if absent | present                    only if the map runs the function after the key
 *   moves all to N                           and writes everything in argument N
 *   views keys | all [of N]                  the result shows the same data, with the same keys or in other terms
 *   views walk | some [of N]                 the result goes through the same data, or through some of it
 *   views part | reversed                    the result shows a list, from argument 0 to argument 1, or backwards
 *   views elements | range of N              the result goes through an array, or from argument N + 1 to argument N + 2
 *   views entry                              the result may be a pair of a map that can be changed through it
 *   gets sets updates counts bumps tries exchanges computes shows runs [at N]   an atomic, or the element N of one
 *   gets sets updates tries computes field N a field of argument N, as plain accesses know it
 *   finds | puts field N                     the same by reflection, if the call does not fail
 *   gets sets updates tries exchanges variable       what a handle leads to, as plain accesses know it
 *   reads | writes | updates [first] elements        of the arrays that are given, or of the parts, or so many of them
 *   reads | writes reflected element         of an array that is an object to the method, if the call does not fail
 *   buffer reads | writes state              position, limit, mark and byte order of a buffer
 *   buffer reads | writes next [W]           the element at its position, or W bytes
 *   buffer reads | writes at N [W]           the same at the index in argument N; from N: counted from the position
 *   buffer reads | writes many               what the arguments say: arrays, parts of them, other buffers
 *   buffer reads rest [with N]               all from position to limit, and those of argument N
 *   buffer compacts | appends | moves        as these methods do
 *   …, reads elements                        and reads the elements of the array that is given
 *   …, fills array                           and writes them, as many as there are, if all fit: then the result is the array
 *   …, fills array counted                   and writes as many of them as a vector has
 *   uses all                                 needs what was set; a change too, if the transaction has set it itself
 *   uses alone                               the same, and must not meet another call that does
 *   appends all                              writes; to an object whose output goes elsewhere, uses all
 *   closes all                               writes, if that makes a difference
 *   reads text | hash | equality of N        of argument N what its text, its hash code or a comparison depends on
 *   reads property 0, reads properties       of properties: a key, all; and of their defaults
 *   … of global X                            of a variable of the JVM
 *   nothing                                  no data that others could see
 * </pre>
 *
 * <p>An update is a read and a write in one step. It conflicts like a write.
 */
public final class ModelTable {
    /**
     * A line of the table.
     *
     * @param parameters simple names of the parameter types with commas, or null for all methods of the name
     * @param model null if the method does nothing that is recorded
     */
    public record Line(String type, boolean isStatic, String name, String parameters, CallModel model) {
        boolean matches(String descriptor) {
            if (parameters == null) {
                return true;
            }
            StringBuilder names = new StringBuilder();
            for (Type argument : Type.getArgumentTypes(descriptor)) {
                names.append(names.isEmpty() ? "" : ",").append(simpleName(argument.getClassName()));
            }
            return parameters.contentEquals(names);
        }
    }

    public static final String CONSTRUCTOR = "<init>";

    private final List<String> types = new ArrayList<>();
    private final Map<String, List<Line>> byName = new LinkedHashMap<>();

    /** By the words of the table: thousands of lines use some hundred phrases, and each is parsed once. */
    private final Map<String, CallModel> parsed = new HashMap<>();

    public static ModelTable standard() {
        return new ModelTable(ObjectTable.TEXT
                + FormatTable.TEXT
                + ByteTable.TEXT
                + InputOutputTable.TEXT
                + GlobalTable.TEXT
                + ContentTable.TEXT
                + CollectionTable.TEXT
                + MapTable.TEXT
                + ConcurrentTable.TEXT
                + StreamPipelineTable.TEXT
                + TextTable.TEXT
                + ArrayTable.TEXT
                + AtomicTable.TEXT
                + FieldAccessTable.TEXT
                + ReflectionTable.TEXT
                + BufferTable.TEXT);
    }

    ModelTable(String text) {
        String type = null;
        for (String line : text.lines().toList()) {
            if (line.isBlank()) {
                continue;
            }
            if (Character.isWhitespace(line.charAt(0))) {
                add(type, line.trim());
            } else {
                type = line.trim().replace('.', '/');
                types.add(type);
            }
        }
    }

    private void add(String type, String line) {
        boolean isStatic = line.startsWith("static ");
        String called = isStatic ? line.substring("static ".length()) : line;
        int end = called.indexOf(' ');
        String signature = called.substring(0, end);
        int parameters = signature.indexOf('(');
        String name = parameters < 0 ? signature : signature.substring(0, parameters);
        String actual = name.equals("new") ? CONSTRUCTOR : name;
        byName.computeIfAbsent(actual, key -> new ArrayList<>())
                .add(new Line(
                        type,
                        isStatic,
                        actual,
                        parameters < 0 ? null : signature.substring(parameters + 1, signature.length() - 1),
                        parsed.computeIfAbsent(called.substring(end).strip(), ModelAction::parse)));
    }

    /** The types that the table names, in its order, with slashes. */
    List<String> types() {
        return types;
    }

    /** All lines, by the names of the methods. */
    public List<Line> lines() {
        return byName.values().stream().flatMap(List::stream).toList();
    }

    /** The lines for methods of that name, in the order of the table: the first that matches is meant. */
    List<Line> linesFor(String name) {
        return byName.getOrDefault(name, List.of());
    }

    private static String simpleName(String className) {
        return className.substring(Math.max(className.lastIndexOf('.'), className.lastIndexOf('$')) + 1);
    }
}
