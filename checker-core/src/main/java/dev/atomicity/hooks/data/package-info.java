/**
 * The data in JDK objects, as variables: collections and their views, atomics, buffers, objects that are one variable. The shadows here
 * define which accesses a call stands for, so that two calls conflict exactly if they should.
 */
package dev.atomicity.hooks.data;
