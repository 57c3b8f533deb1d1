package dev.atomicity.agent.models;

/** What the methods of {@code java.util}'s collections do. {@link ModelTable} explains the format. */
final class CollectionTable {
    private CollectionTable() {}

    /** A line for a supertype holds for all below it: a key of a list is the whole list, as the hooks know. */
    static final String TEXT = """
            java.lang.Iterable
              iterator                    reads start, views walk
              spliterator                 reads source, views walk
              forEach                     reads all

            java.util.Collection
              add(Object)                 writes key 0 if true
              add(Delayed)                writes key 0
              remove(Object)              updates key 0 if true
              contains(Object)            reads key 0
              addAll(Collection)          writes all from 0 if true
              addAll(int,Collection)      writes all from 1 if true
              removeAll                   updates all from 0 if true
              retainAll                   updates all from 0 if true
              containsAll                 reads all with 0
              removeIf                    updates all if true
              clear                       writes all
              size                        reads size
              isEmpty                     reads size
              toArray(Object[])           reads all, fills array
              toArray()                   reads all
              toArray(IntFunction)        reads all
              stream                      reads source, views walk
              parallelStream              reads source, views walk
              equals                      reads all with 0
              hashCode                    reads all
              toString                    reads all
              clone                       reads all
              new(Collection)             reads argument 0
              new(SortedSet)              reads argument 0
              new(PriorityQueue)          reads argument 0
              new(int,boolean,Collection) reads argument 2

            java.util.List
              get                         reads element 0
              set                         writes element 0
              reversed                    views reversed
              add(int,Object)             writes all
              remove(int)                 updates all
              indexOf                     reads all
              lastIndexOf                 reads all
              replaceAll                  updates all
              sort                        updates all
              listIterator                reads start, views walk
              subList                     reads size, views part
              static copyOf               reads argument 0
              static of(Object[])         reads elements

            java.util.SequencedCollection
              addFirst                    writes all
              addLast                     writes all
              getFirst                    reads all
              getLast                     reads all
              removeFirst                 updates all
              removeLast                  updates all
              reversed                    views keys

            java.util.Set
              static copyOf               reads argument 0
              static of(Object[])         reads elements

            java.util.SortedSet
              first                       reads all
              last                        reads all
              headSet                     views keys
              tailSet                     views keys
              subSet                      views keys

            java.util.NavigableSet
              lower                       reads all
              floor                       reads all
              ceiling                     reads all
              higher                      reads all
              pollFirst                   updates all if some
              pollLast                    updates all if some
              descendingSet               views keys
              descendingIterator          reads start, views walk

            java.util.Queue
              offer                       writes all if true
              poll                        updates all if some
              remove()                    updates all
              peek                        reads all
              element                     reads all

            java.util.Deque
              addFirst                    writes all
              addLast                     writes all
              offerFirst                  writes all if true
              offerLast                   writes all if true
              push                        writes all
              pop                         updates all
              removeFirst                 updates all
              removeLast                  updates all
              pollFirst                   updates all if some
              pollLast                    updates all if some
              getFirst                    reads all
              getLast                     reads all
              peekFirst                   reads all
              peekLast                    reads all
              removeFirstOccurrence       updates all if true
              removeLastOccurrence        updates all if true
              descendingIterator          reads start, views walk

            java.util.Iterator
              hasNext                     reads end if false
              next                        reads step, views entry
              remove                      updates all
              forEachRemaining            reads rest

            java.util.ListIterator
              hasPrevious                 reads place
              previous                    reads step
              add                         writes all
              set                         writes step

            java.util.Enumeration
              hasMoreElements             reads end if false
              nextElement                 reads step
              asIterator                  views all

            java.util.Spliterator
              tryAdvance                  reads rest if false
              forEachRemaining            reads rest
              trySplit                    reads some, views some
              estimateSize                reads place
              getExactSizeIfKnown         reads place

            java.util.ArrayList
              trimToSize                  nothing
              ensureCapacity              nothing

            java.util.Vector
              addElement                  writes all
              insertElementAt             writes all
              setElementAt                writes element 1
              elementAt                   reads element 0
              firstElement                reads all
              lastElement                 reads all
              removeElement               updates all if true
              removeElementAt             updates all
              removeAllElements           writes all
              setSize                     writes all
              copyInto                    reads all, fills array counted
              elements                    reads start, views walk

            java.util.Stack
              push                        writes all
              pop                         updates all
              peek                        reads all
              empty                       reads all
              search                      reads all

            java.util.EnumSet
              static copyOf(Collection)   reads argument 0
              static copyOf(EnumSet)      reads argument 0
              static complementOf         reads argument 0
              static of(Enum,Enum[])      reads elements

            java.util.BitSet
              get                         reads all
              length                      reads all
              size                        reads all
              cardinality                 reads all
              isEmpty                     reads all
              nextSetBit                  reads all
              nextClearBit                reads all
              previousSetBit              reads all
              previousClearBit            reads all
              stream                      reads source, views walk
              toByteArray                 reads all
              toLongArray                 reads all
              toString                    reads all
              hashCode                    reads all
              clone                       reads all
              intersects                  reads all with 0
              equals                      reads all with 0
              set                         writes all
              clear                       writes all
              flip                        updates all
              and                         updates all from 0
              or                          updates all from 0
              xor                         updates all from 0
              andNot                      updates all from 0

            java.util.LinkedList
            java.util.ArrayDeque
            java.util.PriorityQueue
            java.util.HashSet
            java.util.LinkedHashSet
            java.util.TreeSet
            java.util.SequencedSet
            """;
}
