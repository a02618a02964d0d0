import { expect, test } from "vitest";
import { RecordTable } from "./record-table.ts";

test("the end of a session by an old cookie lasts as long as the newest cookie", () => {
  let nowMs = 1_000;
  const table = new RecordTable(() => nowMs, 10);
  table.raise("session", { state: "refused", generation: 3 }, 9_000);
  table.raise("session", { state: "ended", replaced: false }, 2_000);
  nowMs = 8_500;
  expect(table.get("session")).toEqual({ state: "ended", replaced: false });
  nowMs = 9_500;
  expect(table.get("session")).toBeUndefined();
});
