/**
 * Small programs, right ones and wrong ones, that the agent watches in tests. Each is a class with a {@code main}, a few
 * threads and bounded loops; {@link zoo.Expect} says what may be found in it.
 *
 * <p>Not below {@code dev.atomicity}: classes there are not instrumented.
 */
package zoo;
