package org.kerndep.explain;

import java.util.List;
import org.kerndep.explain.Reason.Detail;

/**
 * Why an arc has one label and not another: what the model's weights of labels add up to. Where labels are chosen after
 * the tree, this is no part of the tree's score, unless lists have trees with other labels. Immutable; share freely.
 *
 * @param arc with the label it has
 * @param other the other label
 * @param value by how much the label scores more than the other
 * @param details what the value consists of, the strongest first
 * @param others what is not in the details; with them it adds up to the value
 */
public record LabelReason(Reason.Arc arc, String other, double value, List<Detail> details, double others) {}
