import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@redis/client";
import { freePort } from "../../scripts/run/free-port.ts";
import { apisOf } from "../bench/servers/portal-and-space.ts";
import type { Instance, Machine } from "../scenarios/adapter.ts";
import { Nginx } from "../scenarios/chaos/nginx.ts";
import { startNode } from "../scenarios/site/node-process.ts";
import { Postgres } from "../scenarios/site/postgres.ts";
import { Redis } from "../scenarios/site/redis.ts";

export type Version = "last" | "today";
type Part = "portal" | "space";

/** Short, so that members renew with both versions. */
const accessSeconds = 10;
const renewedMs = 3 * accessSeconds * 1000;
const entries = { portal: "server.ts", space: "service/server.ts" };
const healthPaths = { portal: "/api/health", space: "/health" };
const healthyMs = 20_000;
/** Not secret: what was sealed with it is kept in the project. */
export const upgradeSecret = "upgrade-try ".repeat(4).trim();

/** One database, one Redis and one folder of files, with the programs of two versions behind the documented proxy. */
export class UpgradeSite {
  readonly #redis: Redis;
  readonly #machine: Machine;
  readonly #postgres: Postgres;
  readonly #fronts: Record<Part, Nginx>;
  readonly #ports: Record<Version, Record<Part, number>>;
  readonly #roots: Record<Version, string>;
  readonly #folder: string;
  readonly #running = new Map<string, Instance>();

  private constructor(parts: {
    machine: Machine;
    postgres: Postgres;
    redis: Redis;
    fronts: Record<Part, Nginx>;
    ports: Record<Version, Record<Part, number>>;
    roots: Record<Version, string>;
    folder: string;
  }) {
    this.#redis = parts.redis;
    this.#machine = parts.machine;
    this.#postgres = parts.postgres;
    this.#fronts = parts.fronts;
    this.#ports = parts.ports;
    this.#roots = parts.roots;
    this.#folder = parts.folder;
  }

  static async prepare(
    machine: Machine,
    roots: Record<Version, string>,
    folder: string,
  ): Promise<UpgradeSite> {
    for (const name of ["redis", "data"]) mkdirSync(join(folder, name), { recursive: true });
    const portsOf = async () => ({ portal: await freePort(), space: await freePort() });
    const ports = { last: await portsOf(), today: await portsOf() };
    const fronts = {
      portal: await Nginx.prepare(join(folder, "front-of-portal")),
      space: await Nginx.prepare(join(folder, "front-of-space")),
    };
    const postgres = await Postgres.start(machine.environment);
    const redis = await Redis.start(join(folder, "redis"));
    for (const part of ["portal", "space"] as const) {
      const addresses = [ports.last, ports.today].map((of) => `http://127.0.0.1:${of[part]}`);
      await fronts[part].start("deploy/nginx.conf", addresses);
    }
    return new UpgradeSite({ machine, postgres, redis, fronts, ports, roots, folder });
  }

  get portalUrl(): string {
    return this.#fronts.portal.origin;
  }

  get spaceUrl(): string {
    return this.#fronts.space.origin;
  }

  rootOf(version: Version): string {
    return this.#roots[version];
  }

  async start(version: Version, part: Part): Promise<void> {
    const port = this.#ports[version][part];
    const name = `${part} of ${version}`;
    const logFile = join(this.#folder, `${name.replaceAll(" ", "-")}.log`);
    const plan = { machine: this.#machine, port, logFile };
    const environment = part === "portal" ? this.#portalEnvironment(port) : this.#spaceEnvironment(port);
    const cwd = this.#roots[version];
    this.#running.set(name, await startNode(plan, { args: [entries[part]], cwd, environment }));
    await isHealthy(this.#fronts[part].origin + healthPaths[part]);
  }

  /** As a supervisor stops it. */
  async stop(version: Version, part: Part): Promise<void> {
    const name = `${part} of ${version}`;
    const running = this.#running.get(name);
    this.#running.delete(name);
    if (running === undefined) return;
    process.kill(running.pid, "SIGTERM");
    const code = await running.ended;
    if (code !== 0) throw new Error(`The ${name} ended with ${code}.`);
  }

  /** What the shared store holds of sessions, once one was renewed; without those that are only locked. */
  async records(): Promise<Record<string, { rank: string; data: string }>> {
    const client = await createClient({ url: this.#redis.url }).connect();
    const records: Record<string, { rank: string; data: string }> = {};
    try {
      for (const until = Date.now() + renewedMs; Object.keys(records).length === 0; await wait(100)) {
        if (Date.now() > until) throw new Error("No session was renewed.");
        for (const key of await client.keys("atrium:session:*")) {
          const { rank, data } = await client.hGetAll(key);
          if (rank !== undefined && data !== undefined) records[key] = { rank, data };
        }
      }
      return records;
    } finally {
      client.destroy();
    }
  }

  async end(): Promise<void> {
    for (const { pid, ended } of this.#running.values()) {
      process.kill(-pid, "SIGKILL");
      await ended;
    }
    await Promise.all(Object.values(this.#fronts).map((front) => front.stop()));
    await this.#redis.stop();
    await this.#postgres.remove();
  }

  #portalEnvironment(port: number) {
    return {
      ...apisOf(this.spaceUrl),
      ...{ PORT: String(port), PORTAL_URL: this.portalUrl, SPACE_ID: "demo", LOG_LEVEL: "info" },
      ...{ SESSION_SECRETS: upgradeSecret, SESSION_RECORDS_URL: this.#redis.url },
      ...{ SPACE_FILE: "lib/space-file/morae.json", TRUST_PROXY: "1" },
      ...{ PORTAL_SIGN_INS_PER_MINUTE: "0", PORTAL_RENEWALS_PER_MINUTE: "0" },
      ...{ PORTAL_READS_PER_MINUTE: "0", PORTAL_WRITES_PER_MINUTE: "0", PORTAL_PAGES_PER_MINUTE: "0" },
    };
  }

  #spaceEnvironment(port: number) {
    return {
      ...{ SPACE_PORT: String(port), SPACE_PUBLIC_URL: this.spaceUrl, PORTAL_URL: this.portalUrl },
      ...{ DATABASE_URL: this.#postgres.url, DATA_DIR: join(this.#folder, "data") },
      ...{ DEMO_SPACE: "on", EMBEDDED_PROVIDER: "on", ACCESS_TOKEN_SECONDS: String(accessSeconds) },
      ...{ SIGN_INS_PER_MINUTE: "1000000", REQUESTS_PER_MINUTE: "1000000" },
      ...{ READS_PER_MINUTE: "1000000", WRITES_PER_MINUTE: "1000000", LOG_LEVEL: "warn" },
    };
  }
}

/** Through the proxy, which answers 502 for two seconds after it has reached no instance (`fail_timeout`). */
async function isHealthy(url: string): Promise<void> {
  for (const until = Date.now() + healthyMs; Date.now() < until; await wait(100)) {
    if ((await fetch(url)).ok) return;
  }
  throw new Error(`${url} is not healthy.`);
}
