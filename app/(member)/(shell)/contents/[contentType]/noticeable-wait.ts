import { setTimeout as pause } from "node:timers/promises";

const noticeableMs = 300;

/**
 * Holds a loading frame back on the server. What is ready before then is sent whole, in its own place: it needs no
 * script to be seen, and its status can still be a 404.
 */
export async function noticeableWait(): Promise<void> {
  await pause(noticeableMs);
}
