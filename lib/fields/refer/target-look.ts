import * as z from "zod/mini";
import { type Content, contentSchema } from "#lib/space/content.ts";
import { type Media, mediaSchema } from "#lib/space/media.ts";
import type { Reading } from "../reading.ts";
import { type ContentDisplay, contentDisplay, targetName } from "./display.ts";
import { type Picture, shownOf } from "./picture.ts";

/** What is shown of what a Refer leads to. Plain data: it crosses from server to browser. */
export type TargetLook =
  | { kind: "picture"; picture: Picture }
  /** `updatedAt` is RFC 3339. */
  | (ContentDisplay & { updatedAt: string })
  /** Deleted, or not readable by this member. */
  | { kind: "gone" };

/** By the key of its Refer. */
export type TargetLooks = Readonly<Record<string, TargetLook>>;

/** How targets are named and pictured. All of it is plain data. */
export interface Naming extends Reading {
  /** By Content Type: the field that pictures an item. */
  pictureFields: Readonly<Record<string, string>>;
}

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

/** What `shown`, a Content with what it refers to in place, tells of the targets of its Refers. */
export function targetLooksOf(shown: Content, naming: Naming): TargetLooks {
  const values = Object.values(shown.fields)
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

/** The target of a Refer. `name` is missing where the target has no name or no longer exists. */
export interface Named {
  id: string;
  name?: string;
  /** It is gone, or not for this member. */
  isGone?: true;
}

/** What a resource is called: an item by its title, a file by its title or by its own name. */
export function namedOf(resource: Resource, reading: Reading): Named {
  const name = targetName(lookOf(resource, { ...reading, pictureFields: {} }));
  return { id: resource.sys.id, ...(name !== undefined && { name }) };
}
