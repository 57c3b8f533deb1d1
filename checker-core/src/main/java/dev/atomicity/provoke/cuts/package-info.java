/** Where regions of a logged execution could be interrupted, and by whom. */
package dev.atomicity.provoke.cuts;
