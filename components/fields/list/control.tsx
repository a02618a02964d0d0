import { targetOf } from "#lib/fields/refer/target.ts";
import type { ControlProps } from "../control-props.ts";
import { ReferList } from "./refer-list.tsx";
import { TagsControl } from "./tags-control.tsx";

/** A list of Refers, or of words. */
export function ListControl(props: ControlProps) {
  return targetOf(props.slot.field) === undefined ? <TagsControl {...props} /> : <ReferList {...props} />;
}
