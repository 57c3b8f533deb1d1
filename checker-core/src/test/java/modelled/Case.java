package modelled;

/**
 * A region of one thread with something of another thread in the middle.
 *
 * @param isCut whether that cuts the region in two
 */
record Case(String name, boolean isCut, Runnable before, Runnable between, Runnable after) {}
