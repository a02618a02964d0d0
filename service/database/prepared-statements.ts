import type pg from "pg";
import { planIsOutOfDate, StatementNames } from "#service/database/statement-names.ts";
import { isCode } from "#service/error-code.ts";

/** Kysely's own words. */
const begins = /^(begin|start transaction)\b/;
const ends = /^(commit|rollback)$/;

/** Makes PostgreSQL plan a frequent SELECT once per connection (`StatementNames`). */
export function prepareSelects(pool: pg.Pool): void {
  const names = new StatementNames();
  pool.on("connect", (client) => {
    const query = client.query;
    const run = (...sent: unknown[]) => Reflect.apply(query, client, sent);
    const texts = new Map<string, string>();
    let isInTransaction = false;
    const value = async (text: unknown, values: unknown) => {
      if (typeof text !== "string") return run(text, values);
      if (begins.test(text)) isInTransaction = true;
      else if (ends.test(text)) isInTransaction = false;
      const name = isInTransaction ? undefined : names.nameOf(text);
      if (name === undefined) return run(text, values);
      if ((texts.get(name) ?? text) !== text) await forget(client, name);
      texts.set(name, text);
      try {
        return await run({ name, text, values });
      } catch (error) {
        if (!isCode(error, planIsOutOfDate)) throw error;
        return run(text, values);
      }
    };
    Object.defineProperty(client, "query", { value });
  });
}

/** So that its name can be another statement's, which pg refuses otherwise. */
async function forget(client: pg.PoolClient, name: string): Promise<void> {
  // Its types leave it out.
  const { parsedStatements } = client.connection as unknown as { parsedStatements: Record<string, string> };
  delete parsedStatements[name];
  // It isn't there if it failed.
  await client.query(`deallocate ${name}`).catch(() => undefined);
}
