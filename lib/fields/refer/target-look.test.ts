import { expect, test } from "vitest";
import type { Resource } from "./target-look.ts";
import { namedOf } from "./target-look.ts";

const reading = { localeId: "ko-KR", localeIds: ["en-US", "ko-KR"], titleFields: { place: "name" } };
const times = { createdAt: "2026-11-20T10:00:30.000Z", updatedAt: "2026-11-20T10:00:30.000Z", version: 1 };
const createdBy = { sys: { id: "sora" } };

function place(fields: object, contentType = "place"): Resource {
  const sys = { id: "1", type: "Content", contentType: { sys: { id: contentType } }, createdBy, ...times };
  return { sys, fields } as Resource;
}

function media(fields: object): Resource {
  return { sys: { id: "1", type: "Media", createdBy, ...times }, fields } as Resource;
}

test.each<[string, Resource, string | undefined]>([
  [
    "an item has the name of its type's field, as it is read",
    place({ name: { "en-US": "Cape", "ko-KR": "곶" } }),
    "곶",
  ],
  ["else the name in another language", place({ name: { "en-US": "Cape" } }), "Cape"],
  [
    "an item of an unknown type has its likeliest name",
    place({ title: { "en-US": "Tide" } }, "unknown"),
    "Tide",
  ],
  ["an item without a name has none", place({}), undefined],
  [
    "a file has its title",
    media({ title: { "en-US": "Surf" }, file: { "en-US": { fileName: "1.jpg" } } }),
    "Surf",
  ],
  ["else the name of the file", media({ file: { "en-US": { fileName: "1.jpg" } } }), "1.jpg"],
])("%s", (_, resource, name) => {
  const { picture, ...named } = namedOf(resource, reading);
  expect(named).toEqual({ id: "1", ...(name !== undefined && { name }) });
  expect(picture !== undefined).toBe(resource.sys.type === "Media");
});
