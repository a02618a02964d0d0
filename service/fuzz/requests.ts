import fc from "fast-check";
import type { Known } from "#service/fuzz/ground.ts";
import { type Method, methodFor } from "#service/fuzz/methods.ts";
import { encode, query } from "#service/fuzz/queries.ts";
import { json, text } from "#service/fuzz/words.ts";

export interface FuzzedRequest {
  method: Method;
  url: string;
  as: "member" | "platform" | "none" | "odd";
  headers: Record<string, string>;
  payload: string | undefined;
}

type Part = fc.Arbitrary<string>;

/** A whole address of each service, with ids that exist and ids that do not. */
function addresses(known: Known): Part {
  const id = (ids: string[]) =>
    fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: text.map(encode) });
  const space = id(["demo"]);
  const type = id(["place", "note", "article"]);
  const below = (base: string, ...parts: (string | Part)[]): Part =>
    fc
      .tuple(...parts.map((part) => (typeof part === "string" ? fc.constant(part) : part)))
      .map((names) => `/${base}/v1/${names.join("/")}`);
  const reads = (base: string) =>
    fc.oneof(
      { weight: 4, arbitrary: below(base, "spaces", space, "content-types", type, "contents") },
      { weight: 2, arbitrary: below(base, "spaces", space, "contents") },
      { weight: 2, arbitrary: below(base, "spaces", space, "contents", id(known.contentIds)) },
      { weight: 2, arbitrary: below(base, "spaces", space, "media") },
      { weight: 2, arbitrary: below(base, "spaces", space, "media", id(known.mediaIds)) },
      { weight: 1, arbitrary: below(base, "me") },
    );
  const auth = fc.oneof(
    below("auth", "spaces", space, "oauth", fc.constantFrom("token", "refresh")),
    below("auth", "spaces", space, "login", "oauth2", id(["embedded"])),
    below("auth", "spaces", space, "login", "oauth2", id(["embedded"]), "callback"),
  );
  const cma = fc.oneof(
    below("cma", fc.constantFrom("me", "users", "me/space-memberships")),
    below("cma", "spaces", space, fc.constantFrom("space-memberships", "space-roles", "content-types")),
    below("cma", "spaces", space, "space-memberships", id(known.membershipIds)),
    below("cma", "spaces", space, "content-types", type),
  );
  const uploads = below(
    "upload",
    "spaces",
    space,
    fc.constantFrom("uploads", "uploads/resumable", "uploads/none"),
  );
  const files = fc
    .tuple(id(["demo"]), id(known.mediaIds), text)
    .map(([one, media, name]) => `/files/${one}/${media}/en-US/${encode(name)}`);
  return fc.oneof(
    { weight: 10, arbitrary: reads("acma") },
    { weight: 4, arbitrary: reads("acda") },
    { weight: 3, arbitrary: cma },
    { weight: 2, arbitrary: auth },
    { weight: 1, arbitrary: uploads },
    { weight: 1, arbitrary: files },
  );
}

const locale = fc.constantFrom("en-US", "ko-KR", "xx", "__proto__");
const field = fc.constantFrom(
  "name",
  "title",
  "text",
  "data",
  "position",
  "elevation",
  "file",
  "picture",
  "nope",
);
const contentBody = fc.record({
  fields: fc.dictionary(
    field,
    fc.oneof(fc.dictionary(locale, fc.oneof(json, text), { noNullPrototype: true }), json),
    {
      noNullPrototype: true,
    },
  ),
});
const profileBody = fc.record(
  { nickname: fc.oneof(text, json), avatarUrl: fc.oneof(text, json) },
  { requiredKeys: [] },
);
const tokenBody = fc.record({ exchangeToken: text, refreshToken: text }, { requiredKeys: [] });

const payload = fc.oneof(
  { weight: 4, arbitrary: contentBody.map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: profileBody.map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: tokenBody.map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: json.map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: text },
);

const headers = fc.record(
  {
    "content-type": fc.oneof(
      { weight: 12, arbitrary: fc.constant("application/json") },
      { weight: 1, arbitrary: fc.constantFrom("text/plain", "image/png", "x") },
    ),
    "x-service-advanced-search": fc.constantFrom("true", "true", "false", "1"),
    "x-service-version": fc.constantFrom("1", "0", "x", "99999999999999999999"),
    "if-none-match": fc.constantFrom("*", '"x"', "x"),
    range: fc.constantFrom("bytes=0-0", "bytes=-1", "bytes=9-1", "x", "bytes=99999999999999999999-"),
  },
  { requiredKeys: ["content-type", "x-service-advanced-search"] },
);

/** Any possible request to any URL of the service. */
export function fuzzedRequest(known: Known): fc.Arbitrary<FuzzedRequest> {
  return fc
    .record({
      dice: fc.integer({ min: 0, max: 999 }),
      address: addresses(known),
      query,
      as: fc.oneof(
        { weight: 14, arbitrary: fc.constant("right" as const) },
        { weight: 1, arbitrary: fc.constantFrom("none" as const, "odd" as const) },
      ),
      headers,
      payload,
    })
    .map(({ dice, address, query: asked, as, headers: all, payload: body }) => {
      const method = methodFor(address, dice);
      const bodied = method !== "GET" && method !== "HEAD";
      const { "content-type": type, ...rest } = all;
      const right = address.startsWith("/cma/") ? "platform" : "member";
      return {
        method,
        url: asked === "" ? address : `${address}?${asked}`,
        as: as === "right" ? right : as,
        headers: bodied ? { "content-type": type, ...rest } : rest,
        payload: bodied ? body : undefined,
      };
    });
}
