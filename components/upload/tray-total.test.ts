import { expect, test } from "vitest";
import type { Upload } from "#lib/browser/uploading/upload.ts";
import { canContinue, totalOf, trayOrder } from "./tray-total.ts";

const one = (id: string, more: Partial<Upload>): Upload => ({
  ...{ id, fileName: id, contentType: "image/png", sizeBytes: 100, state: "waiting", sentBytes: 0 },
  canPause: true,
  ...more,
});

test("active uploads come first, then those that need the member, each in their order", () => {
  const shown = [
    one("a", { state: "done" }),
    one("b", { state: "waiting" }),
    one("c", { state: "failed" }),
    one("d", { state: "sending" }),
    one("e", { state: "sending" }),
  ];
  expect(trayOrder(shown).map(({ id }) => id)).toEqual(["d", "e", "c", "b", "a"]);
});

test("the time left is that of all that is still to be sent, at the speed of all that is sent", () => {
  const total = totalOf([
    one("a", { state: "sending", sentBytes: 50, bytesPerSecond: 10 }),
    one("b", { state: "sending", sentBytes: 0, bytesPerSecond: 10 }),
    one("c", {}),
    one("d", { state: "failed", sentBytes: 100 }),
  ]);
  expect(total).toMatchObject({ part: 150 / 400, going: 3, failed: 1, stopped: 1, secondsLeft: 250 / 20 });
});

test("without progress there is no remaining time", () => {
  expect(totalOf([one("a", {})]).secondsLeft).toBeUndefined();
  expect(totalOf([])).toMatchObject({ part: 0, going: 0 });
});

test("paused uploads and retryable ones continue together", () => {
  const shown = [
    one("a", { state: "paused" }),
    one("b", { state: "failed", problem: "connection" }),
    one("c", { state: "failed", problem: "chooseAgain" }),
    one("d", { state: "failed", problem: "kind" }),
    one("e", { state: "sending", problem: "connection" }),
  ];
  expect(shown.filter(canContinue).map(({ id }) => id)).toEqual(["a", "b"]);
});
