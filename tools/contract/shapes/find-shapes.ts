import { NotAsked } from "../check.ts";
import type { Space } from "../space.ts";
import { contentShapes } from "./content-shapes.ts";
import { conventionShapes } from "./convention-shapes.ts";
import { mediaShapes } from "./media-shapes.ts";
import { membershipShapes } from "./membership-shapes.ts";
import { deliveryShapes, listShapes, profileShapes, refusalShapes } from "./other-shapes.ts";
import type { Shape } from "./shape.ts";

const parts = {
  "own profile": profileShapes,
  Content: contentShapes,
  Media: mediaShapes,
  "published Content": deliveryShapes,
  conventions: conventionShapes,
  lists: listShapes,
  refusals: refusalShapes,
  "Space Memberships": membershipShapes,
};

/** Finds out what a Space chose where the interface leaves a choice. What is found is used from then on. */
export async function findShapes(space: Space): Promise<Shape[]> {
  const all: Shape[] = [];
  for (const [point, part] of Object.entries(parts)) {
    const shapes = await shapesOf(point, () => part(space));
    for (const { setting } of shapes)
      if (setting?.member === "endpoints") space.use(setting.name, setting.value);
    all.push(...shapes);
  }
  return all;
}

/** A Space without a token or a fitting Content Type can't be asked for all of it. */
async function shapesOf(point: string, part: () => Promise<Shape[]>): Promise<Shape[]> {
  try {
    return await part();
  } catch (error) {
    if (error instanceof NotAsked) return [{ point, choice: error.message }];
    throw error;
  }
}

/** The table of what was found, the decided choices marked. */
export function shapeTable(shapes: readonly Shape[]): string {
  const width = Math.max(0, ...shapes.map(({ point }) => point.length));
  const rows = shapes.map(
    ({ point, choice, isDecided }) => `  ${markOf(isDecided)} ${point.padEnd(width)}  ${choice}`,
  );
  return ["", "What the interface leaves open", ...rows].join("\n");
}

function markOf(isDecided: boolean | undefined): string {
  if (isDecided === undefined) return "not known ";
  return isDecided ? "as decided" : "OTHERWISE ";
}
