import * as z from "zod/mini";
import { type Content, contentSchema } from "#lib/space/content.ts";
import { isRefer } from "#lib/space/refer.ts";
import { type Position, positionOf } from "../location/position.ts";
import type { Reading } from "../reading.ts";
import { type NamedText, summaryOf, titleOf } from "./names.ts";
import { type Picture, pictureIn, pictureOf } from "./picture.ts";

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

/** A Refer, or the resource that `include` put in its place. */
export function referDisplay(value: unknown, reading: Reading): ReferDisplay | undefined {
  if (isRefer(value)) return { kind: "closed", id: value.sys.id, targetType: value.sys.targetType };
  const picture = pictureOf(value, [reading.localeId, ...reading.localeIds]);
  if (picture !== undefined) return { kind: "picture", picture };
  const content = z.safeParse(contentSchema, value);
  return content.success ? contentDisplay(content.data, reading) : undefined;
}

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

export function contentDisplay(content: Content, reading: Reading): ContentDisplay {
  const title = titleOf(content, reading);
  const position = positionIn(content);
  const contentTypeId = content.sys.contentType.sys.id;
  const summary = summaryOf(content, reading.summaryFields?.[contentTypeId], reading);
  const picture = pictureIn(content, reading.pictureFields?.[contentTypeId], reading);
  return {
    kind: "content",
    contentTypeId,
    contentId: content.sys.id,
    ...(title !== undefined && { title }),
    ...(summary !== undefined && { summary }),
    ...(position !== undefined && { position }),
    ...(picture !== undefined && { picture }),
  };
}

function positionIn({ fields }: Content): Position | undefined {
  const values = Object.values(fields).flatMap((byLocale) => Object.values(byLocale));
  return values.map(positionOf).find((position) => position !== undefined);
}
