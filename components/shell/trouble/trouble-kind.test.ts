import { expect, test } from "vitest";
import { troubleOf } from "./trouble-kind.ts";

test.each([
  ["space:502:Unreachable", "unreachable"],
  ["space:0:Unreachable", "unreachable"],
  ["space:503:Unavailable", "unreachable"],
  ["space:429:RateLimited", "unreachable"],
  ["space:403:AccessDenied", "refused"],
  ["space:404:NotFound", "notFound"],
  ["space:401:SessionEnded", "signedOut"],
  ["space:400:BadRequest", "broken"],
  ["3124567", "broken"],
  [undefined, "broken"],
])("the digest %s is %s", (digest, kind) => {
  expect(troubleOf({ digest })).toBe(kind);
});
