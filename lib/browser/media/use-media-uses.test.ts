import { expect, test } from "vitest";
import type { MediaField } from "#lib/content/media/media-uses.ts";
import { content, page, refusal, space } from "../stub-space-for-tests.ts";
import { mediaInUse } from "./use-media-uses.ts";

const place = (field: string): MediaField => ({
  ...{ contentTypeId: "article", type: "Articles", field, displayField: "title" },
  key: `fields.${field}.en-US.sys.id`,
});
const places = [place("cover"), place("photos")];
const none = () => Response.json(page());
const one = () => Response.json(page(content("c", { title: { "en-US": "Tide" } })));

test("several are looked for together, with one question for each place", async () => {
  const { send, calls } = space(none(), none());
  expect(await mediaInUse(send, ["m1", "m2"], places)).toBe("unused");
  const asked = calls.map(({ query = "" }) => new URLSearchParams(query).toString());
  expect(asked).toEqual([
    expect.stringContaining("fields.cover.en-US.sys.id%5Bin%5D=m1%2Cm2"),
    expect.stringContaining("fields.photos.en-US.sys.id%5Bin%5D=m1%2Cm2"),
  ]);
});

test.each([
  ["used", none(), one()],
  ["used", refusal(503, "Unavailable"), one()],
  ["unknown", refusal(503, "Unavailable"), none()],
])("they are %s by what the places answer", async (inUse, ...answers) => {
  expect(await mediaInUse(space(...answers).send, ["m1"], places)).toBe(inUse);
});
