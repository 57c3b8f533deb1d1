/**
 * Where the variables of the program and their shadows are: sites by number, the places of fields, pages of arrays, numbers for objects,
 * and tables that keep nothing alive. Does not depend on threads.
 */
package dev.atomicity.hooks.places;
