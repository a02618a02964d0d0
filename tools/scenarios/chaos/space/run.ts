import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Machine } from "../../adapter.ts";
import { Postgres } from "../../site/postgres.ts";
import { SmallDisk } from "../../site/small-disk.ts";
import { SpaceSite, type Strike } from "./space-site.ts";

interface SpaceChaosOptions {
  minutes: number;
  folder: string;
}

/** Undefined for a site that this machine does not allow. */
export interface SpaceChaosResult {
  restarts: SpaceSite;
  fullDisk: SpaceSite | undefined;
}

const everySeconds = 20;
const diskMegabytes = 256;
/** Of free room, below which the service takes no writes. */
const floorMegabytes = 32;
const fullMs = 6_000;
const frozenMs = 5_000;

/** The Space service under load: two processes on a PostgreSQL that is restarted, and one on a disk that is filled. */
export async function runSpaceChaos(
  machine: Machine,
  { minutes, folder }: SpaceChaosOptions,
): Promise<SpaceChaosResult> {
  const seconds = minutes * 60;
  const times = Math.max(4, Math.floor(seconds / everySeconds));
  const [restarts, fullDisk] = await Promise.all([
    runRestarts(machine, join(folder, "restarts"), { seconds, times }),
    runFullDisk(machine, join(folder, "full-disk"), { seconds, times }),
  ]);
  return { restarts, fullDisk };
}

interface Span {
  seconds: number;
  times: number;
}

async function runRestarts(machine: Machine, folder: string, { seconds, times }: Span): Promise<SpaceSite> {
  const postgres = await Postgres.start(machine.environment);
  const restart = (signal: "SIGINT" | "SIGQUIT" | "SIGKILL"): Strike => ({
    what: `PostgreSQL restarted (${signal})`,
    strike: async () => {
      await postgres.stop(signal);
      await postgres.start();
    },
  });
  const kinds: Strike[] = [
    restart("SIGINT"),
    restart("SIGQUIT"),
    restart("SIGKILL"),
    {
      what: `PostgreSQL stopped answering for ${frozenMs / 1000} s`,
      strike: () => postgres.freeze(frozenMs),
    },
  ];
  mkdirSync(folder, { recursive: true });
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder };
  const site = await SpaceSite.start({ machine, folder, processes: 2, environment });
  try {
    await site.run(seconds, repeat(kinds, times), machine.say);
  } finally {
    await site.stop();
    await postgres.remove();
  }
  return site;
}

async function runFullDisk(
  machine: Machine,
  folder: string,
  { seconds, times }: Span,
): Promise<SpaceSite | undefined> {
  const disk = SmallDisk.mount(diskMegabytes);
  if (disk === undefined) return undefined;
  const environment = {
    DATA_DIR: disk.folder,
    MIN_FREE_BYTES: String(floorMegabytes * 1024 * 1024),
  };
  const fill = async () => {
    disk.fill();
    await wait(fullMs);
  };
  try {
    const site = await SpaceSite.start({ machine, folder, processes: 1, environment });
    const kinds: Strike[] = [
      {
        what: `disk filled for ${fullMs / 1000} s`,
        strike: async () => {
          await fill();
          disk.giveRoom();
        },
      },
      {
        what: `disk filled for ${fullMs / 1000} s, the service killed (SIGKILL) and started with room`,
        strike: async () => {
          await fill();
          await site.processes[0]?.kill();
          disk.giveRoom();
          await site.processes[0]?.start();
        },
      },
    ];
    await site.run(seconds, repeat(kinds, times), machine.say).finally(() => site.stop());
    return site;
  } finally {
    disk.unmount();
  }
}

function repeat(kinds: readonly Strike[], times: number): Strike[] {
  return Array.from({ length: times }, (_, index) => kinds[index % kinds.length]).filter(
    (kind) => kind !== undefined,
  );
}
