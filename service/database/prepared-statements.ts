import { LRUCache } from "lru-cache";
import type pg from "pg";

const mostStatements = 200;
const rememberedTexts = 2000;
const usesBefore = 3;
/** A migration changed what a prepared `select *` gives. */
const planIsOutOfDate = "0A000";

/** Kysely's own words. */
const begins = /^(begin|start transaction)\b/;
const ends = /^(commit|rollback)$/;

/**
 * Lets PostgreSQL plan a SELECT once for each connection instead of at every use: of a list's page, planning is
 * most of the work. The first 200 texts that come often are prepared, so a connection never holds more. Nothing is
 * prepared inside a transaction: there, a plan that is out of date would end it.
 */
export function prepareSelects(pool: pg.Pool): void {
  const names = new Map<string, string>();
  const uses = new LRUCache<string, number>({ max: rememberedTexts });
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostStatements) return known;
    const used = (uses.get(text) ?? 0) + 1;
    uses.set(text, used);
    if (used <= usesBefore) return undefined;
    const name = `select_${names.size}`;
    names.set(text, name);
    return name;
  };
  pool.on("connect", (client) => {
    const query = client.query;
    const run = (...sent: unknown[]) => Reflect.apply(query, client, sent);
    let isInTransaction = false;
    const value = async (text: unknown, values: unknown) => {
      if (typeof text !== "string") return run(text, values);
      if (begins.test(text)) isInTransaction = true;
      else if (ends.test(text)) isInTransaction = false;
      const name = !isInTransaction && /^\s*select\b/.test(text) ? nameOf(text) : undefined;
      if (name === undefined) return run(text, values);
      try {
        return await run({ name, text, values });
      } catch (error) {
        if (codeOf(error) !== planIsOutOfDate) throw error;
        return run(text, values);
      }
    };
    Object.defineProperty(client, "query", { value });
  });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
