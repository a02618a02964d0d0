import * as z from "zod";

const canParse = (text: string) => URL.canParse(text);
const noAddress = "isn't an https URL";
const address = z
  .string()
  .regex(/^https:\/\/[\w.-]+(?::\d+)?\/\S*$/, noAddress)
  .refine(canParse, noAddress);
const noOrigin = "isn't an origin such as https://tiles.example.com";
const origin = z
  .string()
  .regex(/^https:\/\/[\w.-]+(?::\d+)?$/, noOrigin)
  .refine(canParse, noOrigin);

/**
 * What lies under the places on maps: a MapLibre style, or tiles of pictures. Without it, coasts and borders that the
 * portal serves itself.
 */
export const mapSchema = z.union(
  [
    z.strictObject({
      style: address,
      /** In the dark theme. */
      darkStyle: address.optional(),
      /** Further origins that the style names: of tiles, glyphs and sprites. */
      origins: z.array(origin).default([]),
    }),
    z.strictObject({
      tiles: address.refine(
        (template) => ["{z}", "{x}", "{y}"].every((part) => template.includes(part)),
        "names no {z}, {x} and {y}, as in https://tiles.example.com/{z}/{x}/{y}.png",
      ),
      maxZoom: z.int().min(0).max(22).default(19),
      /** Most sources of tiles require one. */
      attribution: z.string().min(1, "says nothing"),
    }),
  ],
  { error: 'needs a "style", or "tiles" with an "attribution"' },
);

/** The origins that a map loads from, besides the portal's own. */
export function mapOrigins(map: z.infer<typeof mapSchema> | undefined): string[] {
  if (map === undefined) return [];
  if ("tiles" in map) return [new URL(map.tiles).origin];
  const styles = [map.style, map.darkStyle].filter((url) => url !== undefined);
  return [...new Set([...styles.map((url) => new URL(url).origin), ...map.origins])];
}
