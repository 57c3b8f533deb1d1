/** Random well-formed traces: small ones that shrink, and many of them fast. */
package dev.atomicity.random;
