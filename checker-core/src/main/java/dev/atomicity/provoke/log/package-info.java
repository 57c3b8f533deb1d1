/** What the actors of one execution did to shared data, as far as it is worth keeping. */
package dev.atomicity.provoke.log;
