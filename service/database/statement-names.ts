import { LRUCache } from "lru-cache";

const mostStatements = 200;
const rememberedTexts = 2000;
const usesBefore = 3;
/** The portal's lists have 2,000 characters. A prepared statement takes more than ten times its length in each connection. */
const longestText = 8_000;

/** SELECTs, with and without a leading `with`, and the two notes of each write (`replicas/member-writes.ts`). */
const isPlannedOnce = /^\s*(?:select|with|(?:insert into|update) member_write)\b/;

/** The SQLSTATE of a prepared `select *` whose result a migration has changed. */
export const planIsOutOfDate = "0A000";

/**
 * Chooses the statements to prepare, so that they are planned once instead of at every use: for a page of a list,
 * planning is most of the work. The first 200 frequent texts get a name, which limits memory per connection; long texts
 * get none. None is prepared inside a transaction, which an outdated plan would abort.
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
