import { targetOf } from "#lib/fields/refer/target.ts";
import type { ControlProps } from "../control-props.ts";
import { ReferList } from "./refer-list.tsx";
import { TagsControl } from "./tags-control.tsx";

// The label of a list comes in the same script.
export { ListAdd, ListCount } from "./label.tsx";

/** A list of Refers, or of words. */
export function ListControl(props: ControlProps) {
  return targetOf(props.slot.field) === undefined ? <TagsControl {...props} /> : <ReferList {...props} />;
}
