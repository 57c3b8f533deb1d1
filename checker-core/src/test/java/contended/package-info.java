/**
 * Programs as people write them, with many threads in each other's way: right ones, in which nothing may ever be found,
 * and the same with a mistake. They run with the settings that a newcomer has.
 */
package contended;
