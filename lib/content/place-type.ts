import type { ContentType } from "#lib/space-file/schema.ts";

/** A Content Type with a position. */
export interface PlaceType {
  id: string;
  /** The Location. */
  positionField: string;
}

/** The first Location of a type, in a list; an empty one without. */
export function placeType({ id, fields }: ContentType): PlaceType[] {
  const position = fields.find(({ type }) => type === "Location");
  return position === undefined ? [] : [{ id, positionField: position.apiName }];
}
