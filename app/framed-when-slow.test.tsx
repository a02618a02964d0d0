import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { isValidElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { noticeableMs } from "#lib/content/noticeable.ts";
import { framedWhenSlow } from "./framed-when-slow.tsx";

const slowMs = noticeableMs * 1.5;

function work(milliseconds: number): Promise<string> {
  const end = performance.now() + milliseconds;
  return workUntil(() => performance.now() >= end);
}

async function workUntil(isDone: () => boolean): Promise<string> {
  while (!isDone()) {
    const pieceEnd = performance.now() + 10;
    while (performance.now() < pieceEnd);
    await turn();
  }
  return "page";
}

test.each([
  ["whole that is ready", async () => "page", false],
  ["with its frame that waits for the Space", async () => pause(slowMs, "page"), true],
  ["whole that waits for this process itself", () => work(slowMs), false],
])("sends a page %s", async (_, page, isFramed) => {
  expect(await hasFrame(page())).toBe(isFramed);
});

test("sends the frame of a page that still waits once this process is no longer busy", async () => {
  expect(await hasFrame(work(slowMs).then(() => pause(4 * noticeableMs, "page")))).toBe(true);
});

test("sends the frame of a page that a busy process doesn't get ready in three seconds", async () => {
  let isSent = false;
  const page = workUntil(() => isSent);
  const isFramed = await hasFrame(page);
  isSent = true;
  expect(isFramed).toBe(true);
});

async function hasFrame(page: Promise<string>): Promise<boolean> {
  const sent = await framedWhenSlow(page, "frame");
  return isValidElement<{ frame?: ReactNode }>(sent) && sent.props.frame !== undefined;
}
