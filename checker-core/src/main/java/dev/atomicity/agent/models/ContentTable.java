package dev.atomicity.agent.models;

/**
 * Methods that ask an argument for its text, its hash code, or whether it equals something. So they read all of it if it is a collection or
 * another object with a state. {@link ModelTable} explains the format.
 */
final class ContentTable {
    private ContentTable() {}

    static final String TEXT = """
            java.lang.String
              static valueOf(Object)      reads text of 0
              static valueOf(char[])      reads elements
              static copyValueOf(char[])  reads elements
              static join(CharSequence,Iterable)  reads argument 1
              static join(CharSequence,CharSequence[])  reads elements
              new(StringBuilder)          reads argument 0
              new(StringBuffer)           reads argument 0
              new(char[])                 reads elements
              contains                    reads argument 0
              contentEquals               reads argument 0

            java.util.Objects
              static equals               reads equality of 0
              static deepEquals           reads equality of 0
              static hashCode             reads hash of 0
              static toString             reads text of 0
            """;
}
