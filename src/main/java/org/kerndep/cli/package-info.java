/** The command line: one command per library call. Results go to standard output, everything else to standard error. */
package org.kerndep.cli;
