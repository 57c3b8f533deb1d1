package dev.atomicity.agent.models;

/**
 * What the methods of streams do to the source of the stream. A stream reads when the last of its methods is called; some of those stop
 * early. {@link ModelTable} explains the format.
 */
final class StreamPipelineTable {
    private StreamPipelineTable() {}

    private static final String STAGES = """
            filter                      views all
            map                         views all
            mapToInt                    views all
            mapToLong                   views all
            mapToDouble                 views all
            mapToObj                    views all
            flatMap                     views all
            flatMapToInt                views all
            flatMapToLong               views all
            flatMapToDouble             views all
            mapMulti                    views all
            mapMultiToInt               views all
            mapMultiToLong              views all
            mapMultiToDouble            views all
            asLongStream                views all
            asDoubleStream              views all
            boxed                       views all
            distinct                    views all
            sorted                      views all
            peek                        views all
            skip                        views all
            dropWhile                   views all
            limit                       views some
            takeWhile                   views some
            gather                      views some
            """;

    private static final String ENDS = """
            forEach                     reads rest
            forEachOrdered              reads rest
            toArray                     reads rest
            toList                      reads rest
            reduce                      reads rest
            collect                     reads rest
            min                         reads rest
            max                         reads rest
            count                       reads rest
            sum                         reads rest
            average                     reads rest
            summaryStatistics           reads rest
            anyMatch                    reads some
            allMatch                    reads some
            noneMatch                   reads some
            findFirst                   reads some
            findAny                     reads some
            """;

    static final String TEXT =
            """
            java.util.stream.BaseStream
              iterator                    views all
              spliterator                 views all
              sequential                  views all
              parallel                    views all
              unordered                   views all
              onClose                     views all

            """ + type("Stream") + type("IntStream") + type("LongStream") + type("DoubleStream") + """
            java.util.stream.StreamSupport
              static stream(Spliterator,boolean)        views all of 0
              static intStream(OfInt,boolean)           views all of 0
              static longStream(OfLong,boolean)         views all of 0
              static doubleStream(OfDouble,boolean)     views all of 0

            java.util.Spliterators
              static iterator                           views all of 0
              static spliterator(Collection,int)        views walk of 0
              static spliterator(Iterator,long,int)     views all of 0
              static spliteratorUnknownSize             views all of 0
            """;

    private static String type(String name) {
        return "java.util.stream." + name + "\n" + (STAGES + ENDS).indent(2);
    }
}
