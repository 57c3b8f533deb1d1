/** Programs whose threads take turns, so that it is known beforehand what the checker must find. */
package ordering;
