import { describe, expect, test } from "vitest";
import { type Content, contentSchema } from "#lib/space/content.ts";
import { fromPublished } from "#lib/space/contents.ts";
import type { Call } from "#lib/space/send.ts";
import { servedBeside } from "./read-served.ts";

const content = (id: string, publish?: object): Content =>
  contentSchema.parse({
    sys: {
      ...{ id, type: "Content", contentType: { sys: { id: "article" } }, createdBy: { sys: { id: "sora" } } },
      ...{ createdAt: "2026-11-15T19:30:00.000Z", updatedAt: "2026-11-18T10:42:00.000Z", version: 1 },
      ...(publish && { publish }),
    },
    fields: { title: { "en-US": id } },
  });

const page = (...items: object[]) =>
  Response.json({ sys: { type: "TotalPageResponse" }, limit: 9, totalCount: items.length, items, links: {} });
const refusal = (status: number, id: string) =>
  Response.json({ sys: { type: "Error", id }, message: id }, { status });

/** ACDA, which answers by what is asked. */
function acda(answer: (query: URLSearchParams) => Response) {
  const calls: Call[] = [];
  const published = fromPublished(async (call) => {
    calls.push(call);
    return answer(new URLSearchParams(call.query));
  });
  return { published, calls };
}

describe("beside something", () => {
  const asked = async (open: Content) => {
    const { published, calls } = acda((query) =>
      page(content([...query.keys()].some((key) => key.endsWith("[lt]")) ? "before" : "after")),
    );
    const { earlier, later } = await servedBeside(published, open, "title");
    expect([earlier?.sys.id, later?.sys.id]).toEqual(["before", "after"]);
    for (const call of calls) {
      expect(call).toMatchObject({
        endpoint: "listPublishedOfType",
        parameters: { contentTypeId: "article" },
      });
    }
    return calls.map(({ query }) => query);
  };

  test("stands what of its type was published just before it and just after it, by name alone", async () => {
    const publish = { version: 1, counter: 1, at: "2026-11-19T08:00:00.000Z" };
    expect(await asked(content("tide", publish))).toEqual([
      "limit=1&order=-sys.publish.at&include=1&sys.publish.at%5Blt%5D=2026-11-19T08%3A00%3A00.000Z&select=sys%2Cfields.title",
      "limit=1&order=sys.publish.at&include=1&sys.publish.at%5Bgt%5D=2026-11-19T08%3A00%3A00.000Z&select=sys%2Cfields.title",
    ]);
  });

  test("stands what was made just before it and just after it, where nothing says when it was published", async () => {
    expect(await asked(content("tide"))).toEqual([
      "limit=1&order=-sys.createdAt&include=1&sys.createdAt%5Blt%5D=2026-11-15T19%3A30%3A00.000Z&select=sys%2Cfields.title",
      "limit=1&order=sys.createdAt&include=1&sys.createdAt%5Bgt%5D=2026-11-15T19%3A30%3A00.000Z&select=sys%2Cfields.title",
    ]);
  });

  test("stands nothing at the ends, nor where the service does not answer", async () => {
    const ends = await servedBeside(acda(() => page()).published, content("tide"), "title");
    expect(ends).toEqual({ earlier: undefined, later: undefined });
    const away = acda(() => refusal(503, "Unavailable")).published;
    expect(await servedBeside(away, content("tide"), "title")).toEqual(ends);
  });
});
