import type { Position } from "../location/position.ts";
import type { NamedText } from "./names.ts";
import type { Picture } from "./picture.ts";

export interface ContentDisplay {
  kind: "content";
  contentTypeId: string;
  contentId: string;
  title?: NamedText;
  summary?: NamedText;
  position?: Position;
  picture?: Picture;
}

export type ReferDisplay =
  | ContentDisplay
  | { kind: "picture"; picture: Picture }
  /** A Refer that wasn't expanded: its target is gone or not readable. */
  | { kind: "closed"; id: string; targetType: string };

/** An item's title; a file's title or name. */
export function targetName(
  display:
    | Pick<ContentDisplay, "kind" | "title">
    | { kind: "picture"; picture: Picture }
    | { kind: "closed" | "gone" }
    | undefined,
): string | undefined {
  if (display?.kind === "picture") return display.picture.title ?? display.picture.fileName;
  return display?.kind === "content" ? display.title?.text : undefined;
}
