/** What a release consists of, used as its users do. */
package dev.atomicity.functional.release;
