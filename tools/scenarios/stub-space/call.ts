import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import type { Operation, Token } from "./token.ts";

/** One call as it came to the Space. */
export interface StubCall {
  readonly method: string;
  /** Path and query, as they were sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly operation: Operation;
  /** The token that it came with, known or not; undefined without one. */
  readonly presented: string | undefined;
  /** The same, where the stub has issued it. */
  readonly token: Token | undefined;
  /** Resolves when the caller has gone before the answer was whole. */
  readonly abandoned: Promise<void>;
}

export function abandonment(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.once("close", () => {
      if (!response.writableFinished) resolve();
    });
  });
}

/** The text at a name of a JSON object or of a form; undefined where there is none. */
export function textIn(body: Buffer, name: string): string | undefined {
  const text = body.toString();
  if (!text.startsWith("{")) return new URLSearchParams(text).get(name) ?? undefined;
  try {
    const value: unknown = Object.getOwnPropertyDescriptor(JSON.parse(text), name)?.value;
    return typeof value === "string" ? value : undefined;
  } catch {
    return undefined;
  }
}

export function bearer(headers: IncomingHttpHeaders): string | undefined {
  return /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1];
}
