/**
 * The linear parser. A {@link org.kerndep.base.BaseModel} holds what was learnt; a {@link org.kerndep.base.BaseParser}
 * applies it: encode, score, decode, label.
 */
package org.kerndep.base;
