package dev.atomicity.cli;

import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * The values of an option: how one is read, and what they are called. The message about a wrong value is that of the type
 * itself, so that the command and the plugins say the same.
 */
abstract class NamedValue<T> implements ITypeConverter<T>, Iterable<String> {
    private final Function<String, T> byName;
    private final List<String> names;

    /**
     * @param names all values, for the help; none if there are too many to list
     */
    NamedValue(Function<String, T> byName, Stream<String> names) {
        this.byName = byName;
        this.names = names.toList();
    }

    @Override
    public T convert(String value) {
        try {
            return byName.apply(value);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }

    @Override
    public Iterator<String> iterator() {
        return names.iterator();
    }
}
