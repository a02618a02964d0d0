import { NotAsked } from "../check.ts";
import type { Space } from "../space.ts";
import { contentShapes } from "./content-shapes.ts";
import { mediaShapes } from "./media-shapes.ts";
import { deliveryShapes, listShapes, profileShapes, refusalShapes } from "./other-shapes.ts";
import type { Shape } from "./shape.ts";

const parts = [profileShapes, contentShapes, mediaShapes, deliveryShapes, listShapes, refusalShapes];

/** Finds out what a Space chose where the interface leaves a choice. What is found is used from then on. */
export async function findShapes(space: Space): Promise<Shape[]> {
  const all: Shape[] = [];
  for (const part of parts) {
    const shapes = await shapesOf(part, space);
    for (const { setting } of shapes) if (setting !== undefined) space.use(setting.endpoint, setting.value);
    all.push(...shapes);
  }
  return all;
}

/** A Space without a token or a fitting Content Type can't be asked for all of it. */
async function shapesOf(part: (space: Space) => Promise<Shape[]>, space: Space): Promise<Shape[]> {
  try {
    return await part(space);
  } catch (error) {
    if (error instanceof NotAsked) return [];
    throw error;
  }
}

/** The table of what was found, the decided choices marked. */
export function shapeTable(shapes: readonly Shape[]): string {
  const width = Math.max(0, ...shapes.map(({ point }) => point.length));
  const rows = shapes.map(
    ({ point, choice, isDecided }) =>
      `  ${isDecided ? "as decided" : "OTHERWISE "} ${point.padEnd(width)}  ${choice}`,
  );
  return ["", "What the interface leaves open", ...rows].join("\n");
}
