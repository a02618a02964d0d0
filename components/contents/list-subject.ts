import type { ReactNode } from "react";
import type { ContentsSubject } from "#lib/collection/of/contents.ts";

/** What every part of a list needs to know of what it lists. It crosses from server to browser. */
export interface ListSubject extends ContentsSubject {
  /** Of the type, drawn by the server: it stands where an item has no picture. */
  icon: ReactNode;
}
