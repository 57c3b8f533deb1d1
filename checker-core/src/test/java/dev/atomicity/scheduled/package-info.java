/**
 * Programs whose threads take turns in an order that is known beforehand: what the checker finds on line, by way of real
 * classes, threads and hooks, is held against the oracle's verdict on that order.
 */
package dev.atomicity.scheduled;
