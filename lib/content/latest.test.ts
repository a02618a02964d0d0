import { describe, expect, test } from "vitest";
import { contentSchema } from "#lib/space/content.ts";
import type { Call } from "#lib/space/send.ts";
import { latestOfAnyType } from "./latest.ts";

const content = (id: string, at: string) =>
  contentSchema.parse({
    sys: {
      ...{ id, type: "Content", contentType: { sys: { id: "article" } }, createdBy: { sys: { id: "sora" } } },
      ...{ createdAt: "2026-11-15T19:30:00.000Z", updatedAt: "2026-11-18T10:42:00.000Z", version: 1 },
      publish: { version: 1, counter: 1, at },
    },
    fields: { title: { "en-US": id } },
  });
const page = (...items: object[]) =>
  Response.json({ sys: { type: "TotalPageResponse" }, limit: 9, totalCount: items.length, items, links: {} });

/** A Space whose list of all types answers with a status. */
function spaceThatAnswers(all: number, one = 200) {
  const calls: Call[] = [];
  const send = async (call: Call) => {
    calls.push(call);
    const typeId = call.parameters?.contentTypeId;
    const status = typeId === undefined ? all : one;
    if (status !== 200) return new Response("no", { status });
    if (typeId === "note") return page(content("third", "2026-11-19T08:00:00+09:00"));
    if (typeId === "article")
      return page(content("first", "2026-11-20T08:00:00Z"), content("fourth", "2026-11-18T08:00:00Z"));
    if (typeId === "walk") return page(content("second", "2026-11-19T08:00:00Z"));
    return page(content("of all", "2026-11-20T08:00:00Z"));
  };
  return { calls, send };
}

const few = ["article", "note", "walk"];
async function latest(send: ReturnType<typeof spaceThatAnswers>["send"], typeIds: readonly string[] = few) {
  const found = await latestOfAnyType(send, { limit: 3, by: "sys.publish.at", typeIds });
  return typeof found === "string" ? found : found.map(({ sys }) => sys.id);
}

describe("the latest of all types", () => {
  test("is one call, with who wrote it and how it looks", async () => {
    const { send, calls } = spaceThatAnswers(200);
    expect(await latest(send)).toEqual(["of all"]);
    expect(calls).toMatchObject([
      { endpoint: "listContents", query: "limit=3&order=-sys.publish.at&include=1" },
    ]);
  });

  test.each([400, 404, 405, 410, 422, 501])("is put together of a few types after %i", async (status) => {
    const { send, calls } = spaceThatAnswers(status);
    expect(await latest(send)).toEqual(["first", "second", "third"]);
    expect(calls).toHaveLength(4);
  });

  test("leaves out the types that the member may not read", async () => {
    const { send } = spaceThatAnswers(404);
    const hidden = (status: number, typeIds: readonly string[]) =>
      latest(
        async (call) =>
          typeIds.includes(call.parameters?.contentTypeId ?? "")
            ? new Response("no", { status })
            : send(call),
        few,
      );
    expect(await hidden(404, ["walk"])).toEqual(["first", "third", "fourth"]);
    expect(await hidden(403, ["walk"])).toEqual(["first", "third", "fourth"]);
    expect(await hidden(404, few)).toBe("unreachable");
  });

  test("isn't guessed from some of many types", async () => {
    const { send, calls } = spaceThatAnswers(404);
    expect(await latest(send, [...few, "place", "photo"])).toBe("unlisted");
    expect(calls).toHaveLength(1);
  });

  test.each([
    [503, 200],
    [429, 200],
    [403, 200],
    [404, 503],
  ])("can't be read after %i and %i", async (all, one) => {
    expect(await latest(spaceThatAnswers(all, one).send)).toBe("unreachable");
  });
});
