package dev.atomicity.report.html;

/** How much of a finding the page shows, each more than the one before it. */
enum Detail {
    /** What happened, what usually helps and where it was met. */
    STORY,
    /** The drawing for wide screens and the steps in words as well. */
    DRAWING,
    /** The source lines as well. */
    CODE,
    /** All there is: the drawing for narrow screens and the stacks as well. */
    FULL
}
