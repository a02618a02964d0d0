import * as z from "zod/mini";
import { type Content, contentSchema } from "#lib/space/content.ts";
import { type Media, mediaSchema } from "#lib/space/media.ts";
import { contentDisplay } from "../display.ts";
import type { Reading } from "../reading.ts";
import { type ContentDisplay, targetName } from "./display.ts";
import { type Picture, shownOf } from "./picture.ts";

/** A Refer's target for display. Serializable. */
export type TargetLook =
  | { kind: "picture"; picture: Picture }
  /** `updatedAt` is RFC 3339. */
  | (ContentDisplay & { updatedAt: string })
  /** Deleted or not readable. */
  | { kind: "gone" };

/** By Refer key. */
export type TargetLooks = Readonly<Record<string, TargetLook>>;

/** Serializable. */
export type Naming = Reading & Required<Pick<Reading, "pictureFields">>;

export type Resource = Content | Media;

const resourceSchema = z.union([
  z.extend(contentSchema, { sys: z.extend(contentSchema.shape.sys, { type: z.literal("Content") }) }),
  z.extend(mediaSchema, { sys: z.extend(mediaSchema.shape.sys, { type: z.literal("Media") }) }),
]);

export function targetKey({ sys }: { sys: { targetType: string; id: string } }): string {
  return `${sys.targetType}:${sys.id}`;
}

export function lookOf(resource: Resource, naming: Naming): TargetLook {
  if (isContent(resource)) return { ...contentDisplay(resource, naming), updatedAt: resource.sys.updatedAt };
  return { kind: "picture", picture: shownOf(resource, [naming.localeId, ...naming.localeIds]) };
}

/** The targets of an expanded Content. */
export function targetLooksOf(content: Content, naming: Naming): TargetLooks {
  const values = Object.values(content.fields)
    .flatMap((byLocale) => Object.values(byLocale))
    .flat();
  const looks = values.flatMap((value) => {
    const resource = z.safeParse(resourceSchema, value).data;
    if (resource === undefined) return [];
    return [[`${resource.sys.type}:${resource.sys.id}`, lookOf(resource, naming)] as const];
  });
  return Object.fromEntries(looks);
}

function isContent(resource: Resource): resource is Content {
  return "contentType" in resource.sys;
}

/** `name` is missing if the target has none or is gone. */
export interface Named {
  id: string;
  name?: string;
  /** Of a Media. */
  picture?: Picture;
  /** Deleted or not readable. */
  isGone?: true;
}

export function namedOf(resource: Resource, reading: Reading): Named {
  const look = lookOf(resource, { ...reading, pictureFields: {} });
  const name = targetName(look);
  return {
    id: resource.sys.id,
    ...(name !== undefined && { name }),
    ...(look.kind === "picture" && { picture: look.picture }),
  };
}
