import { beforeEach, expect, test } from "vitest";
import { asked, content, marks, page, refusal, space, write } from "../stub-space-for-tests.ts";
import { publishNew } from "./publish.ts";

let { last, mark } = marks();
let request = { contentTypeId: "article", memberId: "sora", write, mark };

beforeEach(() => {
  ({ last, mark } = marks());
  request = { ...request, mark };
});

test("is created", async () => {
  const { send, calls } = space(Response.json(content("0", write.fields), { status: 201 }));
  expect(await publishNew(send, request)).toMatchObject({
    kind: "published",
    content: { sys: { id: "0" } },
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
  expect(last()).toMatchObject({ fields: write.fields });
});

test("a service that says it is not there has published nothing", async () => {
  const { send } = space(refusal(503, "Unavailable"));
  expect(await publishNew(send, request)).toEqual({ kind: "unreachable" });
});

test("after an unknown end it is looked for, and found instead of made twice", async () => {
  const made = content("1", write.fields);
  const { send, calls } = space(Response.json(page(made)), Response.json(made));
  const sentBefore = { at: "2026-11-20T11:00:00.000Z", fields: write.fields };
  expect(await publishNew(send, { ...request, sentBefore })).toMatchObject({
    kind: "published",
    content: { sys: { id: "1" } },
  });
  expect(asked(calls)).toEqual(["listContentsOfType", "readContent"]);
  expect(new URLSearchParams(calls[0]?.query).get("sys.createdBy.sys.id")).toBe("sora");
});

test("text written after an unknown outcome becomes a change of the found item", async () => {
  const fields = { title: { "en-US": "High tide" } };
  const { send, calls } = space(
    Response.json(page(content("1", write.fields))),
    Response.json(content("1", write.fields)),
    Response.json(content("1", fields, { version: 2 })),
  );
  const sentBefore = { at: "2026-11-20T10:00:00.000Z", fields: write.fields };
  await publishNew(send, { ...request, write: { fields }, sentBefore });
  expect(calls[2]).toMatchObject({ endpoint: "updateContent", version: 1, body: { fields } });
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

const [second, minute, hour] = [1_000, 60_000, 3_600_000];
/** The service's clock is ten hours before this device's. */
const service = (ago: number) => new Date(Date.now() + 10 * hour - ago);
const listed = (madeAgo: number, id = "1") =>
  Response.json(page(content(id, write.fields, { createdAt: service(madeAgo).toISOString() })), {
    headers: { date: service(0).toUTCString() },
  });
const sentAgo = (ago: number) => ({ at: new Date(Date.now() - ago).toISOString(), fields: write.fields });

test("an older item with the same text is another one, whatever the clocks say", async () => {
  const { send, calls } = space(
    listed(30 * minute),
    Response.json(content("2", write.fields), { status: 201 }),
  );
  await publishNew(send, { ...request, sentBefore: sentAgo(minute) });
  expect(asked(calls)).toEqual(["listContentsOfType", "createContent"]);
});

test("an own item of the same text that was answered here a minute ago is another one", async () => {
  const first = space(Response.json(content("made", write.fields), { status: 201 }));
  await publishNew(first.send, request);
  const { send, calls } = space(
    listed(minute, "made"),
    Response.json(content("2", write.fields), { status: 201 }),
  );
  await publishNew(send, { ...request, sentBefore: sentAgo(second) });
  expect(asked(calls)).toEqual(["listContentsOfType", "createContent"]);
});

test.each([
  ["was made when it was sent", 10 * minute],
  ["was made in this moment, and this device's clock was put back since", -hour],
])("what %s is found", async (_, ago) => {
  const madeAgo = Math.max(ago, 0) + second;
  const { send, calls } = space(listed(madeAgo), Response.json(content("1", write.fields)));
  expect(await publishNew(send, { ...request, sentBefore: sentAgo(ago) })).toMatchObject({
    kind: "published",
    content: { sys: { id: "1" } },
  });
  expect(asked(calls)).toEqual(["listContentsOfType", "readContent"]);
});

test("when one cannot look, it stays unknown and nothing is sent", async () => {
  const { send, calls } = space("broken");
  const sentBefore = { at: "2026-11-20T10:00:00.000Z", fields: write.fields };
  expect(await publishNew(send, { ...request, sentBefore })).toEqual({ kind: "unknown" });
  expect(asked(calls)).toEqual(["listContentsOfType"]);
  expect(last()).toBe("nothing");
});

test.each([
  [refusal(403, "AccessDenied"), "forbidden"],
  [refusal(401, "SessionEnded"), "sessionEnded"],
  [refusal(409, "OtherMember"), "otherMember"],
  [refusal(401, "InvalidToken"), "failed"],
  [refusal(413, "TooLarge"), "tooLarge"],
  [refusal(429, "RateLimited"), "limited"],
  [refusal(409, "SomethingNew"), "failed"],
])("a refusal is no doubt", async (answer, kind) => {
  expect(await publishNew(space(answer).send, request)).toMatchObject({ kind });
  expect(last()).toBeUndefined();
});

test("the details of a 422 come along", async () => {
  const details = [{ path: "fields.title.en-US", message: "Must be text." }];
  const { send } = space(refusal(422, "ValidationFailed", details));
  expect(await publishNew(send, request)).toMatchObject({ kind: "refused", details });
});

test("a found item is never created again, even if changing it fails", async () => {
  const fields = { title: { "en-US": "High tide" } };
  const made = content("1", write.fields);
  const first = space(Response.json(page(made)), Response.json(made), "broken", "broken");
  const sentBefore = { at: "2026-11-20T10:00:00.000Z", fields: write.fields };
  const changed = { ...request, write: { fields } };
  expect(await publishNew(first.send, { ...changed, sentBefore })).toEqual({ kind: "unknown" });
  expect(last()).toMatchObject({ contentId: "1", version: 1, fields });

  const arrived = content("1", fields, { version: 2 });
  const again = space(Response.json(arrived));
  const sentThen = { at: sentBefore.at, contentId: "1", version: 1, fields };
  expect(await publishNew(again.send, { ...changed, sentBefore: sentThen })).toMatchObject({
    kind: "published",
    content: { sys: { id: "1", version: 2 } },
  });
  expect(asked(again.calls)).toEqual(["readContent"]);
});
