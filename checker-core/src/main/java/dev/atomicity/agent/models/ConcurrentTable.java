package dev.atomicity.agent.models;

/** What the methods of {@code java.util.concurrent}'s collections add, and the static helpers of both packages. */
final class ConcurrentTable {
    private ConcurrentTable() {}

    static final String TEXT = """
            java.util.concurrent.BlockingQueue
              put                         writes all
              take                        updates all
              drainTo                     moves all to 0
              remainingCapacity           reads all

            java.util.concurrent.BlockingDeque
              putFirst                    writes all
              putLast                     writes all
              takeFirst                   updates all
              takeLast                    updates all

            java.util.concurrent.TransferQueue
              transfer                    writes all
              tryTransfer                 updates all if true

            java.util.concurrent.CopyOnWriteArrayList
              addIfAbsent                 updates all if true
              addAllAbsent                updates all from 0

            java.util.concurrent.ConcurrentHashMap$KeySetView
            java.util.concurrent.ConcurrentSkipListSet
            java.util.concurrent.CopyOnWriteArraySet
            java.util.concurrent.ConcurrentLinkedQueue
            java.util.concurrent.ConcurrentLinkedDeque
            java.util.concurrent.ArrayBlockingQueue
            java.util.concurrent.LinkedBlockingQueue
            java.util.concurrent.LinkedBlockingDeque
            java.util.concurrent.PriorityBlockingQueue
            java.util.concurrent.DelayQueue
            java.util.concurrent.LinkedTransferQueue
            java.util.concurrent.SynchronousQueue

            java.util.Collections
              static synchronizedCollection           views keys of 0
              static synchronizedList                 views keys of 0
              static synchronizedSet                  views keys of 0
              static synchronizedSortedSet            views keys of 0
              static synchronizedNavigableSet         views keys of 0
              static synchronizedMap                  views keys of 0
              static synchronizedSortedMap            views keys of 0
              static synchronizedNavigableMap         views keys of 0
              static unmodifiableCollection           views keys of 0
              static unmodifiableSequencedCollection  views keys of 0
              static unmodifiableList                 views keys of 0
              static unmodifiableSet                  views keys of 0
              static unmodifiableSequencedSet         views keys of 0
              static unmodifiableSortedSet            views keys of 0
              static unmodifiableNavigableSet         views keys of 0
              static unmodifiableMap                  views keys of 0
              static unmodifiableSequencedMap         views keys of 0
              static unmodifiableSortedMap            views keys of 0
              static unmodifiableNavigableMap         views keys of 0
              static checkedCollection                views keys of 0
              static checkedQueue                     views keys of 0
              static checkedList                      views keys of 0
              static checkedSet                       views keys of 0
              static checkedSortedSet                 views keys of 0
              static checkedNavigableSet              views keys of 0
              static checkedMap                       views keys of 0
              static checkedSortedMap                 views keys of 0
              static checkedNavigableMap              views keys of 0
              static newSetFromMap                    views keys of 0
              static newSequencedSetFromMap           views keys of 0
              static asLifoQueue                      views all of 0
              static enumeration                      views walk of 0
              static list                             reads argument 0
              static addAll                           writes argument 0, reads elements
              static fill                             writes argument 0
              static replaceAll                       updates argument 0
              static reverse                          updates argument 0
              static rotate                           updates argument 0
              static shuffle                          updates argument 0
              static sort                             updates argument 0
              static swap                             updates argument 0
              static copy                             writes argument 0 from 1
              static disjoint                         reads argument 0 with 1
              static indexOfSubList                   reads argument 0 with 1
              static lastIndexOfSubList               reads argument 0 with 1
              static binarySearch                     reads argument 0
              static frequency                        reads argument 0
              static max                              reads argument 0
              static min                              reads argument 0
            """;
}
