/** The page at {@code /}: type text and see its trees, drawn by the script of {@code org.kerndep.view}. */
package org.kerndep.server.page;
