/** Programs that the tests compile and run, with the agent and with the command, as users do. */
package dev.atomicity.run;
