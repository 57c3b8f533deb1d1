/** Makes one execution follow a plan by holding threads, each for a short time only. */
package dev.atomicity.provoke.director;
