import { beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { createLog } from "#lib/log.ts";
import { processState } from "#lib/process-state.ts";

const lines: string[] = [];
processState("log", () => createLog("debug", { write: (line) => void lines.push(line) }));

process.env.TRUST_PROXY = "1";

const { call: callFrom, own, signedIn, space } = await import("#lib/gateway/portal-for-tests.ts");
const { TestBrowser } = await import("#lib/session/testing/browser-for-tests.ts");

const contents = "/spaces/demo/content-types/article/contents";
const words = "Only for the eyes of members";
const createdId = "Ab3dEf6hIj9kLmN0pQr2Tu";
const address = "203.0.113.9";

beforeEach(() => {
  lines.length = 0;
});

const call: typeof callFrom = (path, init, from, service) =>
  callFrom(path, { ...init, headers: { ...init.headers, "x-forwarded-for": address } }, from, service);
const lineSchema = z.looseObject({ event: z.string() });
const written = (event: string) =>
  lines.map((line) => lineSchema.parse(JSON.parse(line))).filter((line) => line.event === event);
const write = (path: string, method: string, headers: Record<string, string> = own) => ({
  path,
  init: {
    method,
    headers,
    ...(method !== "DELETE" && { body: JSON.stringify({ fields: { title: words } }) }),
  },
});

test("a change names the member, the address, the request, and what was changed", async () => {
  const browser = await signedIn();
  space.interfere = ({ path, method }, response) => {
    if (method !== "POST" || !path.endsWith(contents)) return false;
    response.writeHead(201).end(JSON.stringify({ sys: { id: createdId }, fields: { title: words } }));
    return true;
  };
  const content = `/spaces/demo/contents/${createdId}`;
  for (const { path, init } of [
    write(contents, "POST", { ...own, "idempotency-key": "one" }),
    write(content, "PUT"),
    write(content, "DELETE"),
  ])
    await call(path, init, browser);
  const about = { requestId: expect.any(String), address, memberId: "ada" };
  expect(written("change")).toMatchObject([
    { ...about, action: "createContent", contentTypeId: "article", createdId, status: 201 },
    { ...about, action: "updateContent", contentId: createdId, status: 200 },
    { ...about, action: "deleteContent", contentId: createdId, status: 200 },
  ]);
  expect(new Set(written("change").map(({ requestId }) => requestId)).size).toBe(3);
  expect(lines.join("")).not.toContain(words);
  expect(lines.join("")).not.toMatch(/access-\d|refresh-\d/);
});

test("a repeated request is no second change", async () => {
  const browser = await signedIn();
  const { path, init } = write(contents, "POST", { ...own, "idempotency-key": "twice" });
  for (let time = 0; time < 2; time++) await call(path, init, browser);
  expect(written("change")).toHaveLength(1);
  expect(written("write-repeated")).toHaveLength(1);
});

test("the services get the request's id", async () => {
  const browser = await signedIn();
  const { path, init } = write(contents, "POST");
  const { echo } = await (await call(path, init, browser)).json();
  expect(echo.headers["x-request-id"]).toBe(written("change")[0]?.requestId);
});

test("what is refused names the session that it came with, and answers with the id of its line", async () => {
  const browser = await signedIn();
  const foreign = { "sec-fetch-site": "cross-site" };
  const { path, init } = write(contents, "POST", foreign);
  const refused = await call(path, init, browser);
  await call(path, init, new TestBrowser());
  const [known, stranger] = written("foreign-request-refused");
  expect([refused.status, refused.headers.get("x-request-id")]).toEqual([403, known?.requestId]);
  expect(known).toMatchObject({ requestId: expect.any(String), address, memberId: "ada" });
  expect(stranger).toMatchObject({ address });
  expect(stranger).not.toHaveProperty("memberId");
});

test("reads and pieces of a file are no changes", async () => {
  const browser = await signedIn();
  await call(contents, {}, browser);
  const piece = write("/spaces/demo/uploads/resumable/Ab3dEf6hIj9kLmN0pQr2Tu", "PATCH");
  expect((await call(piece.path, piece.init, browser, "upload")).status).toBe(200);
  expect(written("change")).toEqual([]);
});
