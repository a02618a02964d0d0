import { expect, test } from "vitest";
import { contentCalls } from "#lib/collection/of/contents.ts";
import { asked, content, refusal, space, write } from "../stub-space-for-tests.ts";
import { deleteItem } from "./delete-item.ts";

const done = () => new Response(null, { status: 204 });
const there = () => Response.json(content("1", write.fields));
const gone = () => refusal(404, "NotFound");

test("deleting an item that is already gone succeeds", async () => {
  for (const answer of [done(), gone()]) {
    expect(await deleteItem(contentCalls("article"), space(answer).send, "1")).toBe("deleted");
  }
});

test.each([
  ["it is gone", gone, "deleted"],
  ["it is still there", there, "other"],
  ["one cannot look", () => "broken" as const, "unknown"],
  ["the service is not there to be asked", () => refusal(503, "Unavailable"), "unknown"],
])("after an answer that was lost one looks before one speaks: %s", async (_, seen, end) => {
  for (const lost of ["broken" as const, refusal(502, "Unreachable"), refusal(504, "TimedOut")]) {
    const { send, calls } = space(lost, seen());
    expect(await deleteItem(contentCalls("article"), send, "1")).toBe(end);
    expect(asked(calls)).toEqual(["deleteContent", "readContent"]);
  }
});

test.each([
  [refusal(403, "AccessDenied"), "refused"],
  [refusal(503, "Unavailable"), "unreachable"],
  [refusal(401, "SessionEnded"), "ended"],
  [refusal(401, "InvalidToken"), "other"],
  [refusal(409, "OtherMember"), "otherMember"],
  [refusal(429, "RateLimited"), "other"],
])("a refusal is no doubt", async (answer, end) => {
  const { send, calls } = space(answer);
  expect(await deleteItem(contentCalls("article"), send, "1")).toBe(end);
  expect(asked(calls)).toEqual(["deleteContent"]);
});
