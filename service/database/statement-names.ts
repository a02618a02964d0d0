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
 * planning is most of the work. 200 frequent texts have a name, which limits memory per connection; another one takes
 * that of the least recently used, as members choose what is filtered. Long texts get none. None is prepared inside a
 * transaction, which an outdated plan would abort.
 */
export class StatementNames {
  readonly #names = new LRUCache<string, string>({ max: mostStatements });
  readonly #uses = new LRUCache<string, number>({ max: rememberedTexts });

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || text.length > longestText || !isPlannedOnce.test(text)) return known;
    const used = (this.#uses.get(text) ?? 0) + 1;
    this.#uses.set(text, used);
    if (used <= usesBefore) return undefined;
    this.#uses.delete(text);
    const { size } = this.#names;
    const name = size < mostStatements ? `select_${size}` : this.#names.pop();
    if (name !== undefined) this.#names.set(text, name);
    return name;
  }
}
