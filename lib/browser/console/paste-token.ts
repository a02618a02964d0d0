import * as z from "zod/mini";
import { paths } from "#lib/paths.ts";

const answerSchema = z.object({ userId: z.optional(z.string()), problem: z.optional(z.string()) });

/** The token's user, or why it was refused. */
export type Pasted = { userId: string } | { problem: "token_shape" | "token_refused" | "unreachable" };

/** Replaces the CMA token without leaving the page. Never rejects. */
export async function pasteToken(token: string, signal: AbortSignal): Promise<Pasted> {
  try {
    const response = await fetch(paths.console.token(), {
      method: "POST",
      signal,
      headers: { accept: "application/json" },
      body: new URLSearchParams({ token }),
    });
    const { userId, problem } = z.parse(answerSchema, await response.json());
    if (userId !== undefined) return { userId };
    return { problem: problem === "token_shape" || problem === "token_refused" ? problem : "unreachable" };
  } catch {
    return { problem: "unreachable" };
  }
}
