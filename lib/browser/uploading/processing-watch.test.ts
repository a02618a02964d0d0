import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Send } from "#lib/space/send.ts";
import { watchProcessing } from "./processing-watch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A service that is done with nothing but what is in `done`. */
function begin(done: ReadonlySet<string> = new Set()) {
  const looks: string[][] = [];
  const send: Send = async ({ query = "" }) => {
    const ids = new URLSearchParams(query).get("sys.id[in]")?.split(",") ?? [];
    looks.push(ids);
    return Response.json({
      sys: { type: "Array" },
      limit: ids.length,
      totalCount: ids.length,
      items: ids.map(mediaOf),
      links: {},
    });
  };
  const mediaOf = (id: string) => ({
    sys: {
      ...{ id, type: "Media", version: 1, createdBy: { sys: { id: "ada" } } },
      ...{ createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z" },
    },
    fields: {
      file: { "en-US": { fileName: id, state: "PENDING", ...(done.has(id) && { url: `https://a/${id}` }) } },
    },
  });
  const settled: string[] = [];
  const watch = watchProcessing({
    send,
    onSettled: ({ sys }) => settled.push(sys.id),
    onGone: () => undefined,
  });
  return { watch, looks, settled };
}

test("files that are uploaded one soon after the other are looked at all the same", async () => {
  const { watch, settled } = begin(new Set(["m0"]));
  for (let at = 0; at < 5; at++) {
    watch.watch(`m${at}`);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(settled).toEqual(["m0"]);
});

test("a new Media is polled soon, even while others are polled rarely", async () => {
  const { watch, looks } = begin();
  watch.watch("slow");
  await vi.advanceTimersByTimeAsync(120_000);
  const before = looks.length;
  watch.watch("new");
  await vi.advanceTimersByTimeAsync(700);
  expect(looks.slice(before)).toEqual([["slow", "new"]]);
});

test("with more Media than one call can list, each gets its turn", async () => {
  const { watch, looks } = begin();
  const ids = Array.from({ length: 100 }, (_, at) => `m${at}`);
  for (const id of ids) watch.watch(id);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(looks[0]).toHaveLength(60);
  expect(new Set(looks.slice(0, 2).flat()).size).toBe(100);
});
