import { LRUCache } from "lru-cache";

const mostStatements = 200;
const rememberedTexts = 2000;
const usesBefore = 3;
/** The portal's lists have 2,000 characters. A prepared text takes more than ten times its length of each connection. */
const longestText = 8_000;

/** SELECTs, with and without a `with` before them, and the two notes of each write (`replicas/member-writes.ts`). */
const isPlannedOnce = /^\s*(?:select|with|(?:insert into|update) member_write)\b/;

/** The SQLSTATE where a migration changed what a prepared `select *` gives. */
export const planIsOutOfDate = "0A000";

/**
 * Which statements a database prepares, to plan each once instead of at every use: of a list's page, planning is most of the
 * work. The first 200 texts that come often have a name, so a connection never holds more; long texts have none. Inside a
 * transaction none is to be prepared: there, a plan that is out of date would end it.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new LRUCache<string, number>({ max: rememberedTexts });

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostStatements || !isPlannedOnce.test(text)) return known;
    if (text.length > longestText) return undefined;
    const used = (this.#uses.get(text) ?? 0) + 1;
    this.#uses.set(text, used);
    if (used <= usesBefore) return undefined;
    const name = `select_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
