import { describe, expect, test } from "vitest";
import type { Call, Send } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import { publishChange, publishNew } from "./publish.ts";

const write = { fields: { title: { "en-US": "Tide" } } };
let marked: unknown = "nothing";
const mark = async (sent: unknown) => {
  marked = sent;
};
const request = { contentTypeId: "article", memberId: "sora", write, mark };

function content(id: string, fields: object, sys: object = {}) {
  return {
    sys: {
      id,
      type: "Content",
      contentType: { sys: { id: "article" } },
      createdBy: { sys: { id: "sora" } },
      createdAt: "2026-11-20T10:00:30.000Z",
      updatedAt: "2026-11-20T10:00:30.000Z",
      version: 1,
      ...sys,
    },
    fields,
  };
}

function page(...items: object[]) {
  return { sys: { type: "TotalPageResponse" }, limit: 20, totalCount: items.length, items, links: {} };
}

function refusal(status: number, id: string, details: unknown[] = []) {
  return Response.json({ sys: { type: "Error", id }, message: id, details }, { status });
}

/** A Space that gives the answers one after the other, and remembers what it was asked. */
function space(...answers: (Response | "broken")[]): { send: Send; calls: Call[] } {
  const calls: Call[] = [];
  const send: Send = async (call) => {
    calls.push(call);
    const answer = answers.shift();
    if (answer === undefined) throw new Error("Nothing more was expected.");
    if (answer === "broken") throw new SpaceError({ status: 0, code: "Unreachable", message: "" });
    return answer;
  };
  return { send, calls };
}

const asked = (calls: Call[]) => calls.map(({ endpoint }) => endpoint);

describe("new Content", () => {
  test("is created", async () => {
    const { send, calls } = space(Response.json(content("1", write.fields), { status: 201 }));
    expect(await publishNew(send, request)).toMatchObject({
      kind: "published",
      content: { sys: { id: "1" } },
    });
    expect(calls).toMatchObject([{ endpoint: "createContent", body: write }]);
  });

  test.each([
    ["a connection that broke", "broken" as const],
    ["a gateway that gave up", refusal(504, "Unreachable")],
    ["a failure of the service", refusal(500, "InternalError")],
    ["an answer that cannot be read", new Response("{", { status: 201 })],
  ])("%s leaves it unknown, and nothing is sent again", async (_, answer) => {
    const { send, calls } = space(answer);
    expect(await publishNew(send, request)).toEqual({ kind: "unknown" });
    expect(asked(calls)).toEqual(["createContent"]);
    expect(marked).toMatchObject({ fields: write.fields });
  });

  test("a service that says it is not there has published nothing", async () => {
    const { send } = space(refusal(503, "Unavailable"));
    expect(await publishNew(send, request)).toEqual({ kind: "unreachable" });
  });

  test("after an unknown end it is looked for, and found instead of made twice", async () => {
    const { send, calls } = space(Response.json(page(content("1", write.fields))));
    const sentBefore = { at: "2026-11-20T11:00:00.000Z", fields: write.fields };
    expect(await publishNew(send, { ...request, sentBefore })).toMatchObject({
      kind: "published",
      content: { sys: { id: "1" } },
    });
    expect(asked(calls)).toEqual(["listContentsOfType"]);
    expect(new URLSearchParams(calls[0]?.query).get("sys.createdBy.sys.id")).toBe("sora");
  });

  test("what was written after an unknown end becomes a change of what is found", async () => {
    const fields = { title: { "en-US": "High tide" } };
    const { send, calls } = space(
      Response.json(page(content("1", write.fields))),
      Response.json(content("1", fields, { version: 2 })),
    );
    const sentBefore = { at: "2026-11-20T10:00:00.000Z", fields: write.fields };
    await publishNew(send, { ...request, write: { fields }, sentBefore });
    expect(calls[1]).toMatchObject({ endpoint: "updateContent", version: 1, body: { fields } });
  });

  test("when it is not found it is created; another item of that title, or an old one, is left alone", async () => {
    const { send, calls } = space(
      Response.json(
        page(
          content("1", { ...write.fields, length: { "en-US": 2 } }),
          content("2", write.fields, { createdAt: "2026-11-01T10:00:00.000Z" }),
        ),
      ),
      Response.json(content("3", write.fields), { status: 201 }),
    );
    const sentBefore = { at: "2026-11-20T10:00:00.000Z", fields: write.fields };
    await publishNew(send, { ...request, sentBefore });
    expect(asked(calls)).toEqual(["listContentsOfType", "createContent"]);
  });

  test("when one cannot look, it stays unknown and nothing is sent", async () => {
    const { send, calls } = space("broken");
    marked = "nothing";
    const sentBefore = { at: "2026-11-20T10:00:00.000Z", fields: write.fields };
    expect(await publishNew(send, { ...request, sentBefore })).toEqual({ kind: "unknown" });
    expect(asked(calls)).toEqual(["listContentsOfType"]);
    expect(marked).toBe("nothing");
  });

  test.each([
    [refusal(403, "AccessDenied"), "forbidden"],
    [refusal(401, "SessionEnded"), "sessionEnded"],
    [refusal(413, "TooLarge"), "tooLarge"],
    [refusal(429, "RateLimited"), "limited"],
    [refusal(409, "SomethingNew"), "failed"],
  ])("a refusal is no doubt", async (answer, kind) => {
    expect(await publishNew(space(answer).send, request)).toMatchObject({ kind });
    expect(marked).toBeUndefined();
  });

  test("the details of a 422 come along", async () => {
    const details = [{ path: "fields.title.en-US", message: "Must be text." }];
    const { send } = space(refusal(422, "ValidationFailed", details));
    expect(await publishNew(send, request)).toMatchObject({ kind: "refused", details });
  });
});

describe("a change", () => {
  const change = { contentId: "1", memberId: "sora", version: 7, write };
  const other = { title: { "en-US": "Ebb" } };

  test("another version there is a conflict, with that version", async () => {
    const { send } = space(
      refusal(409, "VersionMismatch"),
      Response.json(content("1", other, { version: 8, updatedBy: { sys: { id: "sora" } } })),
    );
    expect(await publishChange(send, change)).toMatchObject({
      kind: "conflict",
      theirs: { sys: { version: 8 } },
    });
  });

  test("another version that is this very change is no conflict: its answer had been lost", async () => {
    const { send } = space(
      refusal(409, "VersionMismatch"),
      Response.json(content("1", write.fields, { version: 8, updatedBy: { sys: { id: "sora" } } })),
    );
    expect(await publishChange(send, change)).toMatchObject({ kind: "published" });
  });

  test("a service out of reach has to be tried again, and Content that is gone says so", async () => {
    expect(await publishChange(space("broken").send, change)).toEqual({ kind: "unreachable" });
    expect(await publishChange(space(refusal(404, "NotFound")).send, change)).toEqual({ kind: "gone" });
  });
});
