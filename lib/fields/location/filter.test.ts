import { expect, test } from "vitest";
import { filteredArea, nearText, parseNear, parsePolygon, pointText, polygonText } from "./filter.ts";

test("a distance from a point is longitude, latitude, kilometres", () => {
  expect(parseNear("128.5182,38.3341,25")).toEqual({ lon: 128.5182, lat: 38.3341, kilometers: 25 });
  expect(nearText({ lon: 128.5182, lat: 38.3341, kilometers: 0.5 })).toBe("128.5182,38.3341,0.5");
});

test("no exponent and no more digits than a pin has", () => {
  expect(nearText({ lon: 1e-7, lat: -0.123456789, kilometers: 20_000 })).toBe("0,-0.12346,20000");
  expect(nearText({ lon: 100, lat: -10, kilometers: 100 })).toBe("100,-10,100");
});

test.each(["128,38", "128,38,1,2", "181,38,1", "128,91,1", "128,38,-1", "a,b,c", "", "1e2,3,4"])(
  "%j is no distance from a point",
  (text) => expect(parseNear(text)).toBeUndefined(),
);

test("an area has three corners or more", () => {
  const corners = [
    { lon: 128, lat: 37 },
    { lon: 129, lat: 37 },
    { lon: 129, lat: 38 },
  ];
  expect(parsePolygon(polygonText(corners))).toEqual(corners);
  expect(parsePolygon("128,37,129,37")).toBeUndefined();
  expect(parsePolygon("128,37,129,37,129")).toBeUndefined();
});

test("people write latitude first", () => expect(pointText({ lon: 128.5, lat: 38.3 })).toBe("38.3, 128.5"));

test("a list's area is the first circle or polygon that it is filtered by", () => {
  const key = "fields.position.en-US";
  const near = { key, operator: "near", value: "126.978,37.566,25" } as const;
  const within = { key, operator: "within", value: "126,37,127,37,127,38" } as const;
  const other = { key: "sys.version", operator: "gt", value: "1" } as const;
  expect(filteredArea([other, near, within])).toMatchObject({
    center: { lon: 126.978, lat: 37.566 },
    radiusKilometers: 25,
  });
  expect(filteredArea([within, near])).toEqual({
    polygon: [
      { lon: 126, lat: 37 },
      { lon: 127, lat: 37 },
      { lon: 127, lat: 38 },
    ],
  });
  expect(filteredArea([other])).toEqual({});
});
