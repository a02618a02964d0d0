import assert from "node:assert/strict";
import { type Check, decided, shown } from "./check.ts";
import { createPlain, plainBody } from "./content.ts";
import { at, expectEqual, expectError, expectRefused, expectStatus, listAt, textAt } from "./expect.ts";
import { type Answer, request } from "./request.ts";
import type { Space } from "./space.ts";

const post = (space: Space, body: string | Uint8Array<ArrayBuffer>, type: string | undefined) => {
  const { contentTypeId } = space.field("Text");
  return space.asMember("createContent", { path: { contentTypeId }, raw: { body, type } });
};

/** A refusal of each service. */
const refusals: Record<string, (space: Space) => Promise<Answer>> = {
  "Auth API": (space) => space.call("exchange", { json: {} }),
  ACMA: (space) => space.asMember("listContents", { query: "limit=0" }),
  ACDA: (space) => space.call("listPublished"),
  CMA: (space) => space.call("readUser"),
  "Upload service": (space) => space.call("createUpload", { raw: { body: "x", type: "text/plain" } }),
};

const shape = Object.fromEntries(
  Object.entries(refusals).map(([asks, refuse]) => [
    asks,
    async (space: Space) => {
      const { body, headers } = await refuse(space);
      expectEqual(at(body, "sys.type"), "Error", "sys.type");
      assert.ok(textAt(body, "sys.id") !== "", "sys.id is empty");
      assert.ok(textAt(body, "message") !== "", "message is empty");
      expectEqual(headers.get("x-request-id"), textAt(body, "requestId"), "X-Request-Id");
    },
  ]),
);

export const errors: Check[] = [
  ...shown("All request and response bodies are JSON", {
    "a refusal too": async (space) => {
      const answer = await space.call("readProfile");
      expectRefused(answer);
      assert.match(answer.headers.get("content-type") ?? "", /^application\/(?:[\w.-]+\+)?json/);
    },
  }),
  ...decided(
    "Errors: { sys: { type: Error, id }, message, details?, requestId }; requestId is X-Request-Id too",
    shape,
  ),
  ...decided("Errors: details have a path and a message each", {
    "of a Content that does not fit": async (space) => {
      const answer = await createPlain(space, plainBody(space, "x".repeat(300)));
      for (const detail of listAt(answer.body, "details")) {
        assert.ok(textAt(detail, "path").startsWith("fields."), "its path is none of fields");
        textAt(detail, "message");
      }
      assert.ok(listAt(answer.body, "details").length > 0, "there are none");
    },
  }),
  ...decided("Errors: requestId is another one for each request", {
    "two requests": async (space) => {
      const ids = [await space.call("readProfile"), await space.call("readProfile")];
      assert.notEqual(at(ids[0]?.body, "requestId"), at(ids[1]?.body, "requestId"));
    },
  }),
  ...decided("Errors: 400 BadRequest for malformed JSON", {
    "cut JSON": async (space) =>
      expectError(await post(space, '{"fields":', "application/json"), 400, "BadRequest"),
    "bytes that are no UTF-8": async (space) => {
      const text = new TextEncoder().encode(JSON.stringify(plainBody(space, "a~b")));
      const broken = text.map((byte) => (byte === "~".charCodeAt(0) ? 0xe9 : byte));
      expectError(await post(space, broken, "application/json"), 400, "BadRequest");
    },
    "a text that is no JSON": async (space) =>
      expectError(await post(space, "hello", "application/json"), 400, "BadRequest"),
    __proto__: async (space) =>
      expectError(
        await post(space, '{"fields":{},"__proto__":{"a":1}}', "application/json"),
        400,
        "BadRequest",
      ),
  }),
  ...decided("Errors: 422 ValidationFailed for a body that does not fit", {
    none: async (space) => expectError(await createPlain(space, null), 422, "ValidationFailed"),
    "a list": async (space) => expectError(await createPlain(space, []), 422, "ValidationFailed"),
    "fields that are a text": async (space) =>
      expectError(await createPlain(space, { fields: "x" }), 422, "ValidationFailed"),
    "NUL in a text": async (space) =>
      expectError(await createPlain(space, plainBody(space, "a\0b")), 422, "ValidationFailed"),
    "half of a surrogate pair": async (space) =>
      expectError(await createPlain(space, plainBody(space, "a\ud800b")), 422, "ValidationFailed"),
  }),
  ...decided("Errors: 415 UnsupportedMediaType", {
    "a form": async (space) =>
      expectError(await post(space, "a=1", "application/x-www-form-urlencoded"), 415, "UnsupportedMediaType"),
    XML: async (space) =>
      expectError(await post(space, "<a/>", "application/xml"), 415, "UnsupportedMediaType"),
  }),
  ...decided("Errors: 413 TooLarge", {
    "a token exchange of a megabyte": async (space) =>
      expectError(
        await space.call("exchange", { json: { exchangeToken: "x".repeat(1_000_000) } }),
        413,
        "TooLarge",
      ),
  }),
  ...decided("Errors: 404 NotFound", {
    "an address of nothing": async (space) =>
      expectError(await request("GET", `${space.target.addresses.acma}/no/such/path`), 404, "NotFound"),
    "a method that is not there": async (space) =>
      expectError(await request("DELETE", `${space.target.addresses.acma}/me`), 404, "NotFound"),
  }),
  ...decided(
    "Errors: a resource that the member's role does not let it read is 404, as one that is not there",
    {
      "both look alike": async (space) => {
        const answer = await space.asMember("readContent", { path: { contentId: "no-such" } });
        expectStatus(answer, 404);
        expectEqual(at(answer.body, "details"), undefined, "details");
      },
    },
  ),
];
