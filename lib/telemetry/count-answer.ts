import type { ServerResponse } from "node:http";
import { meter, statusClass } from "./sink.ts";

const kinds = [
  ["call", /^\/api\//],
  ["file", /^\/_next\/static\//],
  ["session", /^\/(?:login|callback|bridge|logout|switch\/answer)(?:[/?]|$)/],
] as const;

/** Counts the answer once it is sent. */
export function countAnswer(url = "", response: ServerResponse): void {
  const kind = kinds.find(([, path]) => path.test(url))?.[0] ?? "page";
  response.once("finish", () =>
    meter().count("atrium.answers", { kind, status: statusClass(response.statusCode) }),
  );
}
