package dev.atomicity.cli;

import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Lets picocli say what is wrong with an option's value in the words of the one who knows the values. */
abstract class NamedValue<T> implements ITypeConverter<T> {
    private final Function<String, T> byName;

    NamedValue(Function<String, T> byName) {
        this.byName = byName;
    }

    @Override
    public T convert(String value) {
        try {
            return byName.apply(value);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
