/**
 * What the threads of a schedule do: the watched part. Each operation says in one line what it does and which accesses
 * the documents say that is.
 */
package scheduled;
