import { beforeEach, describe, expect, test } from "vitest";
import { asked, content, marks, refusal, space, write } from "../stub-space-for-tests.ts";
import { publishChange } from "./publish.ts";

const other = { title: { "en-US": "Ebb" } };
const own = { updatedBy: { sys: { id: "sora" } } };
const at = "2026-11-20T10:00:00.000Z";

let { last, mark } = marks();
let change = { contentTypeId: "article", contentId: "1", memberId: "sora", version: 7, write, mark };

beforeEach(() => {
  ({ last, mark } = marks());
  change = { ...change, mark };
});

test("another version there is a conflict, with that version", async () => {
  const { send } = space(
    refusal(409, "VersionMismatch"),
    Response.json(content("1", other, { version: 8, ...own })),
  );
  expect(await publishChange(send, change)).toMatchObject({
    kind: "conflict",
    theirs: { sys: { version: 8 } },
  });
  expect(last()).toBeUndefined();
});

test("a change is noted before it is sent, and forgotten when it is refused", async () => {
  let noted: unknown;
  const { send } = space(refusal(422, "ValidationFailed"));
  const outcome = await publishChange((call) => {
    noted = last();
    return send(call);
  }, change);
  expect(outcome).toMatchObject({ kind: "refused" });
  expect(noted).toMatchObject({ contentId: "1", version: 7, fields: write.fields });
  expect(last()).toBeUndefined();
});

describe.each([
  ["a connection that broke", () => "broken" as const],
  ["a gateway that gave up", () => refusal(504, "TimedOut")],
  ["a service that the gateway does not reach", () => refusal(502, "Unreachable")],
  ["an answer that cannot be read", () => new Response("{", { status: 200 })],
])("after %s", (_, lost) => {
  test("it is looked for, and found published", async () => {
    const arrived = content("1", write.fields, { version: 8, ...own });
    const { send, calls } = space(lost(), Response.json(arrived));
    expect(await publishChange(send, change)).toMatchObject({
      kind: "published",
      content: { sys: { version: 8 } },
    });
    expect(asked(calls)).toEqual(["updateContent", "readContent"]);
  });

  test("it is looked for, and is not there", async () => {
    const { send } = space(lost(), Response.json(content("1", other, { version: 7 })));
    expect(await publishChange(send, change)).toEqual({ kind: "unreachable" });
    // It may yet arrive.
    expect(last()).toMatchObject({ version: 7, fields: write.fields });
  });

  test("it is unknown when one cannot look", async () => {
    const { send } = space(lost(), "broken");
    expect(await publishChange(send, change)).toEqual({ kind: "unknown" });
    expect(last()).toMatchObject({ version: 7, fields: write.fields });
  });

  test("another member's version is a conflict, also with the same values", async () => {
    const theirs = { version: 8, updatedBy: { sys: { id: "jiwon" } } };
    const { send } = space(lost(), Response.json(content("1", write.fields, theirs)));
    expect(await publishChange(send, change)).toMatchObject({ kind: "conflict" });
  });
});

describe("what was sent before", () => {
  const sentBefore = { at, contentId: "1", version: 7, fields: other };

  test("is known as one's own version, and the writing goes onto it", async () => {
    const { send, calls } = space(
      Response.json(content("1", other, { version: 8, ...own })),
      Response.json(content("1", write.fields, { version: 9, ...own })),
    );
    expect(await publishChange(send, { ...change, sentBefore })).toMatchObject({ kind: "published" });
    expect(calls[1]).toMatchObject({ endpoint: "updateContent", version: 8 });
  });

  test("and is all that there is, is published without another write", async () => {
    const { send, calls } = space(Response.json(content("1", write.fields, { version: 8, ...own })));
    const same = { ...sentBefore, fields: write.fields };
    expect(await publishChange(send, { ...change, sentBefore: same })).toMatchObject({ kind: "published" });
    expect(asked(calls)).toEqual(["readContent"]);
  });

  test("is no conflict when it arrives in the very moment of the next write", async () => {
    const arrived = () => Response.json(content("1", other, { version: 8, ...own }));
    const { send, calls } = space(
      Response.json(content("1", { title: {} }, { version: 7 })),
      refusal(409, "VersionMismatch"),
      arrived(),
      Response.json(content("1", write.fields, { version: 9, ...own })),
    );
    expect(await publishChange(send, { ...change, sentBefore })).toMatchObject({ kind: "published" });
    expect(calls.map(({ version }) => version)).toEqual([undefined, 7, undefined, 8]);
  });

  test("keeps anything else from being sent as long as one cannot look", async () => {
    const { send, calls } = space("broken");
    expect(await publishChange(send, { ...change, sentBefore })).toEqual({ kind: "unknown" });
    expect(asked(calls)).toEqual(["readContent"]);
    expect(last()).toBe("nothing");
  });

  test("is not forgotten when the next write is refused", async () => {
    const { send } = space(
      Response.json(content("1", other, { version: 8, ...own })),
      refusal(422, "ValidationFailed"),
    );
    await publishChange(send, { ...change, sentBefore });
    expect(last()).toEqual(sentBefore);
  });
});

test("a service that says it is not there has published nothing, and Content that is gone says so", async () => {
  const away = space(refusal(503, "Unavailable"));
  expect(await publishChange(away.send, change)).toEqual({ kind: "unreachable" });
  expect(await publishChange(space(refusal(404, "NotFound")).send, change)).toEqual({ kind: "gone" });
});
