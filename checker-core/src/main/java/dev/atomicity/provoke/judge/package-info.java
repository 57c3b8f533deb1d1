/** Whether an interruption that was confirmed did harm: judged by the values that were read and written. */
package dev.atomicity.provoke.judge;
