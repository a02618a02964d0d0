import * as z from "zod/mini";
import { paths } from "#lib/paths.ts";

const livingSchema = z.object({
  memberId: z.string(),
  /** Until the session is over, by no clock in particular. */
  secondsLeft: z.number(),
  /** What would move that. */
  staysBy: z.enum(["renewal", "signIn"]),
});

export type LivingSession = z.infer<typeof livingSchema>;

/** Who is signed in here. `unreachable` says nothing of that: no network is no sign-out. */
export type SessionAnswer = LivingSession | "nobody" | "unreachable";

/** Asks without extending anything. Never rejects. */
export async function lookAtSession(): Promise<SessionAnswer> {
  return await ask("GET");
}

/** Asks for a renewal, and sees what came of it. Never rejects. */
export async function renewSession(): Promise<SessionAnswer> {
  return await ask("POST");
}

async function ask(method: "GET" | "POST"): Promise<SessionAnswer> {
  try {
    const headers = { accept: "application/json", "x-portal": "1" };
    const response = await fetch(paths.api.session(), { method, headers, cache: "no-store" });
    if (response.ok) return z.parse(livingSchema, await response.json());
    await response.body?.cancel();
    return response.status === 401 ? "nobody" : "unreachable";
  } catch {
    return "unreachable";
  }
}
