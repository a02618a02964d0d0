import { expect, test } from "vitest";
import { namesThatFit } from "./plain-names.ts";

const size = { width: 300, height: 160 };
const toPoint = ({ lon, lat }: { lon: number; lat: number }) => [lon, lat] as const;
const at = (name: string, lon: number, lat: number) => ({ name, lon, lat });

test("the more important of two names that overlap is written", () => {
  const names = [
    at("Sokcho", 100, 80),
    at("Goseong", 110, 85),
    at("Yanggu", 200, 80),
    at("Incheon", 100, 120),
  ];
  expect(namesThatFit({ names, toPoint, size }).map(({ name }) => name)).toEqual([
    "Sokcho",
    "Yanggu",
    "Incheon",
  ]);
});

test("a name that the edge would cut is left out", () => {
  expect(namesThatFit({ names: [at("Sokcho", 5, 80), at("서울", 150, 2)], toPoint, size })).toEqual([]);
  expect(namesThatFit({ names: [at("Sokcho", 0, 0)], toPoint: () => null, size })).toEqual([]);
});
