import type { Reading } from "../reading.ts";
import { lookOf, type Resource } from "./target-look.ts";

/** Something that a Refer can lead to, by name; without one it has none, or is not there any more. */
export interface Named {
  id: string;
  name?: string;
  /** It is gone, or not for this member. */
  isGone?: true;
}

/** What a resource is called: an item by its title, a file by its title or by its own name. */
export function namedOf(resource: Resource, reading: Reading): Named {
  const look = lookOf(resource, { ...reading, pictureFields: {} });
  const { id } = resource.sys;
  const name =
    look.kind === "picture"
      ? (look.picture.title ?? look.picture.fileName)
      : look.kind === "content"
        ? look.title?.text
        : undefined;
  return { id, ...(name !== undefined && { name }) };
}
