package dev.atomicity.agent.models;

/**
 * What the methods of {@code java.util.Arrays} do to the elements of the arrays that they are given; two numbers after an array are the
 * range. A stream reads them when it runs. {@link ModelTable} explains the format.
 */
final class ArrayTable {
    private ArrayTable() {}

    static final String TEXT = """
            java.util.Arrays
              static asList               nothing
              static binarySearch         reads elements
              static compare              reads elements
              static compareUnsigned      reads elements
              static copyOf               reads first elements
              static copyOfRange          reads elements
              static deepEquals           reads elements
              static deepHashCode         reads elements
              static deepToString         reads elements
              static equals               reads elements
              static fill                 writes elements
              static hashCode             reads elements
              static mismatch             reads elements
              static parallelPrefix       updates elements
              static parallelSetAll       writes elements
              static parallelSort         updates elements
              static setAll               writes elements
              static sort                 updates elements
              static toString             reads elements
            """
            + walks("Object") + walks("int") + walks("long") + walks("double")
            + of("Stream", "Object") + of("IntStream", "int") + of("LongStream", "long") + of("DoubleStream", "double");

    private static String walks(String type) {
        return """
              static spliterator(TYPE[])          views elements of 0
              static spliterator(TYPE[],int,int)  views range of 0
              static stream(TYPE[])               views elements of 0
              static stream(TYPE[],int,int)       views range of 0
            """.replace("TYPE", type);
    }

    private static String of(String stream, String type) {
        return "java.util.stream." + stream + "\n  static of(" + type + "[]) views elements of 0\n";
    }
}
