import { expect, test } from "vitest";
import { referTo } from "#lib/fields/refer/form.ts";
import type { Call } from "#lib/space/send.ts";
import { content } from "../stub-space-for-tests.ts";
import { createTargetLoader } from "./use-targets.ts";

function space(items: readonly object[]) {
  const calls: Call[] = [];
  const load = createTargetLoader(async (call) => {
    calls.push(call);
    return Response.json({
      ...{ sys: { type: "TotalPageResponse" }, limit: 100, totalCount: items.length },
      ...{ items, links: { self: "/" } },
    });
  });
  return { calls, load };
}

test("targets requested at once are one call, and missing ones are gone", async () => {
  const { calls, load } = space([content("1", {})]);
  const [one, other] = await Promise.all([load(referTo("Content", "1")), load(referTo("Content", "2"))]);
  expect(one?.sys.id).toBe("1");
  expect(other).toBeUndefined();
  expect(
    calls.map(({ endpoint, query }) => [endpoint, new URLSearchParams(query).get("sys.id[in]")]),
  ).toEqual([["listContents", "1,2"]]);
});

test("more than a hundred are several calls", async () => {
  const { calls, load } = space([]);
  await Promise.all(Array.from({ length: 101 }, (_, index) => load(referTo("Content", String(index)))));
  expect(calls).toHaveLength(2);
});

test("if the service can't be reached, all callers get the error", async () => {
  const load = createTargetLoader(async () => {
    throw new Error("No way.");
  });
  const asked = await Promise.allSettled([load(referTo("Media", "1")), load(referTo("Media", "2"))]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
