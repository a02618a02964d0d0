import type { BrowserContext } from "@playwright/test";

/** How a write fails: its request is lost, its answer is lost, or the browser is killed before the answer. */
export type Cut = "request" | "answer" | "kill";

const kinds: readonly Cut[] = ["request", "answer", "kill"];
const cutsMax = 3;

/** Numbers from 0 to 1, the same ones for the same seed (a linear congruential generator). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Up to three, in random order. */
export function someCuts(random: () => number): Cut[] {
  const count = Math.floor(random() * (cutsMax + 1));
  return Array.from({ length: count }, () => kinds[Math.floor(random() * kinds.length)] ?? "request");
}

/** Fails the next writes of a browser in these ways, one each. */
export async function cutWrites(
  context: BrowserContext,
  cuts: Cut[],
  kill: () => Promise<void>,
): Promise<void> {
  await context.route("**/api/acma/**", async (route) => {
    const cut = route.request().method() === "GET" ? undefined : cuts.shift();
    if (cut === undefined) return await route.continue().catch(() => {});
    if (cut !== "request") await route.fetch().catch(() => {});
    if (cut === "kill") return await kill();
    await route.abort("connectionreset").catch(() => {});
  });
}
