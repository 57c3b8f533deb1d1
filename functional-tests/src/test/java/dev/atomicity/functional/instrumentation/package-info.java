/** Instrumented classes are still the program's own: they load, and they behave as they did. */
package dev.atomicity.functional.instrumentation;
