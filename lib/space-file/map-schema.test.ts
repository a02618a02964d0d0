import { expect, test } from "vitest";
import { mapOrigins, mapSchema } from "./map-schema.ts";

const style = "https://maps.example.com/styles/light.json";

test("a style names the origins of its tiles, which pages then may load from", () => {
  const map = mapSchema.parse({ style, origins: ["https://tiles.example.com"] });
  expect(mapOrigins(map)).toEqual(["https://maps.example.com", "https://tiles.example.com"]);
  expect(mapOrigins(undefined)).toEqual([]);
});

test("tiles of pictures need an attribution", () => {
  const tiles = "https://tiles.example.com/{z}/{x}/{y}.png";
  expect(mapOrigins(mapSchema.parse({ tiles, attribution: "© Example" }))).toEqual([
    "https://tiles.example.com",
  ]);
  expect(mapSchema.safeParse({ tiles }).success).toBe(false);
});

test.each([
  { style: "http://maps.example.com/style.json" },
  { style: "https://maps.example.com; script-src *" },
  { style, origins: ["https://tiles.example.com/path"] },
  { style, origins: ["*"] },
  { style: "https://maps.example.com:99999/style.json" },
  { style, origins: ["https://tiles.example.com:99999"] },
  { tiles: "https://tiles.example.com:99999/{z}/{x}/{y}.png", attribution: "© Example" },
  { style, attribution: "© Example" },
  { tiles: "https://tiles.example.com/{z}.png", attribution: "© Example" },
  { tiles: "https://a b.example.com/{z}/{x}/{y}.png", attribution: "© Example" },
])("%j is refused", (map) => expect(mapSchema.safeParse(map).success).toBe(false));
