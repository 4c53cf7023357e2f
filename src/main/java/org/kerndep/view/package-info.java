/**
 * Pictures of trees: a page for the browser ({@link org.kerndep.view.TreePage}) and drawings of characters
 * ({@link org.kerndep.view.TextTree}). {@link org.kerndep.view.TreeSource} reads sentences with their trees from
 * whatever this software writes. The page's HTML, style and script are resources of this package.
 */
package org.kerndep.view;
