package dev.atomicity.agent.models;

/** What the methods of maps do. {@link ModelTable} explains the format. */
final class MapTable {
    private MapTable() {}

    /** Looking and changing in one call, as {@code putIfAbsent} does, is one indivisible update, or read, of the key. */
    static final String TEXT = """
            java.util.Map
              get                         reads key 0
              containsKey                 reads key 0
              getOrDefault                reads key 0
              put                         writes key 0
              putIfAbsent                 updates key 0 if null
              computeIfAbsent             updates key 0 if absent
              computeIfPresent            updates key 0 if present
              compute                     updates key 0
              merge                       updates key 0
              remove(Object)              updates key 0 if some
              remove(Object,Object)       updates key 0 if true
              replace(Object,Object)      updates key 0 if some
              replace(Object,Object,Object) updates key 0 if true
              replaceAll                  updates all
              putAll                      writes all from 0
              clear                       writes all
              size                        reads all
              isEmpty                     reads all
              containsValue               reads all
              forEach                     reads all
              equals                      reads all with 0
              hashCode                    reads all
              toString                    reads all
              clone                       reads all
              keySet()                    views keys
              values                      views all
              entrySet                    views all
              new(Map)                    reads argument 0
              new(SortedMap)              reads argument 0
              new(EnumMap)                reads argument 0
              static copyOf               reads argument 0

            java.util.Map$Entry
              setValue                    updates all

            java.util.SequencedMap
              putFirst                    writes all
              putLast                     writes all
              firstEntry                  reads all
              lastEntry                   reads all
              pollFirstEntry              updates all if some
              pollLastEntry               updates all if some
              reversed                    views keys
              sequencedKeySet             views keys
              sequencedValues             views all
              sequencedEntrySet           views all

            java.util.SortedMap
              firstKey                    reads all
              lastKey                     reads all
              headMap                     views keys
              tailMap                     views keys
              subMap                      views keys

            java.util.NavigableMap
              firstEntry                  reads all
              lastEntry                   reads all
              lowerEntry                  reads all
              lowerKey                    reads all
              floorEntry                  reads all
              floorKey                    reads all
              ceilingEntry                reads all
              ceilingKey                  reads all
              higherEntry                 reads all
              higherKey                   reads all
              pollFirstEntry              updates all if some
              pollLastEntry               updates all if some
              descendingMap               views keys
              descendingKeySet            views keys
              navigableKeySet             views keys

            java.util.Hashtable
              contains                    reads all
              keys                        reads start, views walk
              elements                    reads start, views walk

            java.util.Properties
              getProperty                 reads property 0
              setProperty                 updates key 0
              load                        writes all
              loadFromXML                 writes all
              list                        reads properties
              store                       reads all
              save                        reads all
              storeToXML                  reads all
              propertyNames               reads properties
              stringPropertyNames         reads properties

            java.util.concurrent.ConcurrentHashMap
              keySet(Object)              views keys
              contains                    reads all
              mappingCount                reads all
              keys                        reads start, views walk
              elements                    reads start, views walk
              forEach                     reads all
              forEachEntry                reads all
              forEachKey                  reads all
              forEachValue                reads all
              reduce                      reads all
              reduceEntries               reads all
              reduceEntriesToDouble       reads all
              reduceEntriesToInt          reads all
              reduceEntriesToLong         reads all
              reduceKeys                  reads all
              reduceKeysToDouble          reads all
              reduceKeysToInt             reads all
              reduceKeysToLong            reads all
              reduceToDouble              reads all
              reduceToInt                 reads all
              reduceToLong                reads all
              reduceValues                reads all
              reduceValuesToDouble        reads all
              reduceValuesToInt           reads all
              reduceValuesToLong          reads all
              search                      reads some
              searchEntries               reads some
              searchKeys                  reads some
              searchValues                reads some

            java.util.HashMap
            java.util.LinkedHashMap
            java.util.TreeMap
            java.util.WeakHashMap
            java.util.IdentityHashMap
            java.util.EnumMap
            java.util.concurrent.ConcurrentMap
            java.util.concurrent.ConcurrentNavigableMap
            java.util.concurrent.ConcurrentSkipListMap
            """;
}
