import { request } from "node:http";
import { request as secureRequest } from "node:https";
import { patienceMs } from "./ask.ts";

const afterwardsMs = 300;
/** As much of a file as a browser sends at once (lib/browser/uploading/tus-sender.ts). */
export const pieceBytes = 8 * 1024 * 1024;

/** `unknown`: no answer. */
type Room = "taken" | "refused" | "unknown";

/**
 * Whether a chunk of an upload would reach the portal. It is announced but not sent: a proxy with a smaller limit
 * refuses it at once.
 */
export function roomForPiece(url: string): Promise<Room> {
  const ask = url.startsWith("https:") ? secureRequest : request;
  return new Promise((resolve) => {
    const asked = ask(url, {
      method: "POST",
      headers: { "content-length": pieceBytes, expect: "100-continue" },
      timeout: patienceMs,
      agent: false,
    });
    const end = (room: Room) => {
      resolve(room);
      asked.destroy();
    };
    asked.once("response", ({ statusCode }) => end(statusCode === 413 ? "refused" : "taken"));
    // Some say "go on" by themselves, and refuse right after.
    asked.once("continue", () => setTimeout(() => end("taken"), afterwardsMs));
    asked.once("timeout", () => end("unknown")).once("error", () => end("unknown"));
    asked.flushHeaders();
  });
}
