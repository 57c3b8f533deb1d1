/** The program whose hooks are made to fail: the only one that is instrumented there. */
package faulty;
