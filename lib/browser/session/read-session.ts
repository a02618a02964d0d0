import * as z from "zod/mini";
import { paths } from "#lib/paths.ts";

const livingSchema = z.object({
  memberId: z.string(),
  /** Independent of clocks. */
  secondsLeft: z.number(),
  /** What would extend it. */
  staysBy: z.enum(["renewal", "signIn"]),
});

export type LivingSession = z.infer<typeof livingSchema>;

/** `unreachable` is no sign-out. */
export type SessionAnswer = LivingSession | "noSession" | "unreachable";

/** Reads without extending the session. Never rejects. */
export const readSession = () => ask("GET");

/** Requests a renewal. Never rejects. */
export const renewSession = () => ask("POST");

async function ask(method: "GET" | "POST"): Promise<SessionAnswer> {
  try {
    const headers = { accept: "application/json", "x-portal": "1" };
    const response = await fetch(paths.api.session(), { method, headers, cache: "no-store" });
    if (response.ok) return z.parse(livingSchema, await response.json());
    await response.body?.cancel();
    return response.status === 401 ? "noSession" : "unreachable";
  } catch {
    return "unreachable";
  }
}
