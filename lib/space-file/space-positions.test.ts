import { expect, test } from "vitest";
import type { ContentType } from "./schema.ts";
import { positionsAs } from "./space-positions.ts";

const field = { label: "Where", required: false, localized: true };
const type: Pick<ContentType, "fields"> = { fields: [{ ...field, apiName: "where", type: "Location" }] };
const body = (value: unknown) => ({
  fields: { where: { en: value }, other: { en: { lon: 1, lat: 2 } } },
  kept: 1,
});

test.each([
  ["lon,lat", { lon: 8.25, lat: 47.5 }],
  ["lng,lat", { lng: 8.25, lat: 47.5 }],
  ["longitude,latitude", { longitude: 8.25, latitude: 47.5 }],
  ["GeoJSON", { type: "Point", coordinates: [8.25, 47.5] }],
] as const)("a position is written as %s", (form, written) => {
  expect(positionsAs(form, type, body({ lon: 8.25, lat: 47.5 }))).toEqual(body(written));
});

test.each([null, "8.25, 47.5", { lon: 8.25, lat: 47.5, height: 3 }])("%o stays", (value) => {
  expect(positionsAs("GeoJSON", type, body(value))).toEqual(body(value));
});

test("a body without fields stays", () => {
  expect(positionsAs("GeoJSON", type, { fields: 1 })).toEqual({ fields: 1 });
});
