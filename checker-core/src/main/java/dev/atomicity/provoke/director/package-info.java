/** Makes one execution follow a plan: holds threads, and never for long. */
package dev.atomicity.provoke.director;
