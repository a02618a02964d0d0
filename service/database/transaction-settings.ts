import type pg from "pg";

/** Kysely's own words. */
const begins = /^(begin|start transaction)\b/;
const ends = /^(commit|rollback)$/;

/**
 * Puts every statement into a transaction that begins with `settings` (`set local …`): behind PgBouncer in transaction
 * mode, a connection's own settings could reach another client, or get lost. A single statement is sent together with
 * its `begin` and `commit`, without another round trip; the client has to be in pipeline mode.
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
