import type { Reading } from "../reading.ts";
import { targetName } from "./display.ts";
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
  const name = targetName(lookOf(resource, { ...reading, pictureFields: {} }));
  return { id: resource.sys.id, ...(name !== undefined && { name }) };
}
