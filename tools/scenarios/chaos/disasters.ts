import { setTimeout as wait } from "node:timers/promises";
import type { Site } from "../site/site.ts";
import type { Tally } from "./tally.ts";

/** What is done to a site, and when: seconds since its crowd began to work. */
interface Disaster {
  atSeconds: number;
  what: string;
  strike(site: Site, tally: Tally): Promise<void>;
}

const downMs = 2_000;

/** An instance dies every minute and comes back; Redis is restarted twice, the second time with an empty memory. */
export function disastersOf(minutes: number): Disaster[] {
  const seconds = minutes * 60;
  const everySeconds = Math.min(60, seconds / 3);
  const kills = Array.from(
    { length: Math.ceil(seconds / everySeconds) - 1 },
    (_, index): Disaster => ({
      atSeconds: (index + 1) * everySeconds,
      what: `instance ${index % 3} killed (SIGKILL) and started again`,
      strike: async ({ instances }: Site, tally: Tally) => {
        const instance = instances[index % instances.length];
        tally.killedAt.push(Date.now());
        await instance?.kill("SIGKILL");
        await wait(downMs);
        await instance?.start();
      },
    }),
  );
  return [
    ...kills,
    {
      atSeconds: seconds * 0.45,
      what: "Redis restarted (SIGTERM)",
      strike: (site: Site) => restartRedis(site, "SIGTERM"),
    },
    {
      atSeconds: seconds * 0.75,
      what: "Redis killed (SIGKILL), memory lost",
      strike: (site: Site) => restartRedis(site, "SIGKILL"),
    },
  ].sort((one, other) => one.atSeconds - other.atSeconds);
}

/** Strikes each at its time. */
export async function strikeAll(
  disasters: readonly Disaster[],
  site: Site,
  tally: Tally,
  say: (line: string) => void,
): Promise<void> {
  const begin = Date.now();
  await Promise.all(
    disasters.map(async ({ atSeconds, what, strike }) => {
      await wait(Math.max(0, begin + atSeconds * 1000 - Date.now()));
      say(`${String(Math.round(atSeconds)).padStart(5)} s  ${what}`);
      await strike(site, tally);
    }),
  );
}

async function restartRedis({ redis }: Site, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  await redis?.stop(signal);
  await wait(downMs);
  await redis?.start({ empty: signal === "SIGKILL" });
}
