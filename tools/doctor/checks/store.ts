import { randomUUID } from "node:crypto";
import { createClient, type RedisClientType } from "@redis/client";
import type { Check } from "../check.ts";
import { type Finding, fault, ok, warning } from "../finding.ts";
import { isLoopback, shown } from "../shown-address.ts";

const patienceMs = 5_000;
const oldestMajor = 6;

/** The Valkey or Redis that instances share: reachable, writable, keeps entries for their time, and evicts nothing. */
export const store: Check = {
  name: "store",
  async look({ environment: { sessionRecordsUrl: address } }) {
    if (address === undefined) return [ok("SESSION_RECORDS_URL is not set: records are in memory")];
    const what = `SESSION_RECORDS_URL ${shown(address)}`;
    let client: RedisClientType | undefined;
    try {
      client = clientOf(address);
      await client.connect();
      return [...openLine(address, what), ...(await looked(client, what))];
    } catch (error) {
      if (error instanceof URIError) return [unreadable(what)];
      return [
        fault(
          `${what} ${reasonOf(error)}`,
          "Look whether it runs, lets this machine in and knows the password in the address.",
        ),
      ];
    } finally {
      if (client?.isOpen) client.destroy();
    }
  },
};

/** Throws an URIError where the user or the password is not percent-encoded. */
function clientOf(address: string): RedisClientType {
  const client: RedisClientType = createClient({
    url: address.replace(/^valkey/, "redis"),
    socket: { connectTimeout: patienceMs, reconnectStrategy: false },
    commandOptions: { timeout: patienceMs },
  });
  // Whatever it is, the call that waits says it too.
  return client.on("error", () => undefined);
}

function unreadable(what: string): Finding {
  return fault(
    `${what} has a user or a password that cannot be read: a % in it stands for nothing`,
    "Write each % of the user and the password as %25.",
  );
}

function openLine(address: string, what: string): Finding[] {
  if (address.startsWith("rediss:") || isLoopback(address.replace(/^\w+:/, "http:"))) return [];
  return [
    warning(
      `${what}: its password and who is signed in when travel in the open`,
      "Use rediss://, or a network of your own.",
    ),
  ];
}

async function looked(client: RedisClientType, what: string): Promise<Finding[]> {
  const written = await writtenFor(client);
  if (written !== undefined)
    return [
      fault(
        `${what} ${written}`,
        "Give the portal one that it may write to: the primary, with a user that has all commands.",
      ),
    ];
  const about = await client.info();
  const version = /^redis_version:(\d+)/m.exec(about)?.[1] ?? "0";
  const policy = /^maxmemory_policy:(\S+)/m.exec(about)?.[1];
  const findings: Finding[] = [];
  if (Number(version) < oldestMajor) {
    findings.push(fault(`${what} is version ${version}`, "Use Valkey, or Redis 6 or newer."));
  }
  if (policy !== "noeviction") {
    findings.push(
      fault(
        `${what} may throw records away when it is full (maxmemory-policy ${policy ?? "unknown"})`,
        "Set maxmemory-policy to noeviction: a record that is gone is a cookie that cannot be healed.",
      ),
    );
  }
  return findings.length > 0
    ? findings
    : [ok(`${what} is written to, forgets in time, and throws nothing away`)];
}

/** Undefined when a value is kept, runs out and a script runs; else what does not work. */
async function writtenFor(client: RedisClientType): Promise<string | undefined> {
  const key = `atrium:doctor:${randomUUID()}`;
  try {
    await client.set(key, "1", { expiration: { type: "PX", value: 60_000 } });
    const leftMs = await client.pTTL(key);
    await client.eval("return redis.call('DEL', KEYS[1])", { keys: [key] });
    return leftMs > 0 ? undefined : "does not forget what it was told to forget";
  } catch (error) {
    return `takes no record: ${reasonOf(error)}`;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return "gives no answer";
  if ("code" in error && error.code === "ECONNREFUSED")
    return "refuses the connection: nothing listens there";
  // "READONLY You can't write against a read only replica.": the first word says which.
  return /^[A-Z]{4,}/.exec(error.message)?.[0] ?? "gives no answer";
}
