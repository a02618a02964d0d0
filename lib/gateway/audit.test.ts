import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { createLog } from "#lib/log.ts";
import { processState } from "#lib/process-state.ts";

const lines: string[] = [];
processState("log", () => createLog("debug", { write: (line) => void lines.push(line) }));

const { withLogContext } = await import("#lib/log-context.ts");
const { call, own, signedIn, space } = await import("./portal-for-tests.ts");
const { TestBrowser } = await import("#lib/session/testing/browser-for-tests.ts");

const contents = "/spaces/demo/content-types/article/contents";
const words = "Only for the eyes of members";
const createdId = "Ab3dEf6hIj9kLmN0pQr2Tu";
let requestId: string;

beforeEach(() => {
  requestId = randomUUID();
  lines.length = 0;
});

const within = <Result>(handle: () => Result) =>
  withLogContext({ requestId, address: "203.0.113.9" }, handle);
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
    await within(() => call(path, init, browser));
  const about = { requestId, address: "203.0.113.9", memberId: "ada" };
  expect(written("change")).toMatchObject([
    { ...about, action: "createContent", contentTypeId: "article", createdId, status: 201 },
    { ...about, action: "updateContent", contentId: createdId, status: 200 },
    { ...about, action: "deleteContent", contentId: createdId, status: 200 },
  ]);
  expect(lines.join("")).not.toContain(words);
  expect(lines.join("")).not.toMatch(/access-\d|refresh-\d/);
});

test("a repeated request is no second change", async () => {
  const browser = await signedIn();
  const { path, init } = write(contents, "POST", { ...own, "idempotency-key": "twice" });
  for (let time = 0; time < 2; time++) await within(() => call(path, init, browser));
  expect(written("change")).toHaveLength(1);
  expect(written("write-repeated")).toHaveLength(1);
});

test("the services get the request's id", async () => {
  const browser = await signedIn();
  const { echo } = await (await within(() => call(contents, {}, browser))).json();
  expect(echo.headers["x-request-id"]).toBe(requestId);
});

test("what is refused names the session that it came with, and answers with the id of its line", async () => {
  const browser = await signedIn();
  const foreign = { "sec-fetch-site": "cross-site" };
  const { path, init } = write(contents, "POST", foreign);
  const refused = await within(() => call(path, init, browser));
  expect([refused.status, refused.headers.get("x-request-id")]).toEqual([403, requestId]);
  await within(() => call(path, init, new TestBrowser()));
  const [known, stranger] = written("foreign-request-refused");
  expect(known).toMatchObject({ requestId, address: "203.0.113.9", memberId: "ada" });
  expect(stranger).toMatchObject({ requestId, address: "203.0.113.9" });
  expect(stranger).not.toHaveProperty("memberId");
});

test("reads and pieces of a file are no changes", async () => {
  const browser = await signedIn();
  await within(() => call(contents, {}, browser));
  expect(written("change")).toEqual([]);
});
