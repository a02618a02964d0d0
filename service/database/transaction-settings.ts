import type pg from "pg";

/** Kysely's own words. */
const begins = /^(begin|start transaction)\b/;
const ends = /^(commit|rollback)$/;

/**
 * Makes every statement part of a transaction that begins with `settings` (`set local …`): behind PgBouncer in transaction mode,
 * what is set for a connection would reach another client, or none. A single statement is sent with its `begin` and `commit` at
 * once, so it needs no further round trip; the client has to be in pipeline mode.
 */
export function setInTransactions(client: pg.ClientBase, settings: string): void {
  const query = client.query;
  const run = (...sent: unknown[]) => Reflect.apply(query, client, sent);
  let isInTransaction = false;
  const value = async (text: unknown, values: unknown) => {
    if (typeof text !== "string") return run(text, values);
    if (begins.test(text)) {
      isInTransaction = true;
      const [begun] = await run(`${text}; ${settings}`);
      return begun;
    }
    if (ends.test(text)) {
      isInTransaction = false;
      return run(text);
    }
    return isInTransaction ? run(text, values) : runAlone(text, values);
  };
  Object.defineProperty(client, "query", { value, configurable: true });

  async function runAlone(text: string, values: unknown) {
    const sent = [run(`begin; ${settings}`), run(text, values), run("commit")];
    const [begun, result, committed] = await Promise.allSettled(sent);
    for (const settled of [begun, result, committed]) {
      if (settled?.status === "rejected") throw settled.reason;
    }
    return result?.status === "fulfilled" ? result.value : undefined;
  }
}
