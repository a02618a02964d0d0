import { vi } from "vitest";
import * as z from "zod/mini";
import { type Fields, fieldsSchema } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

const base = { required: false, localized: false };
export const note: ContentType = {
  ...{ id: "note", label: { one: "Note", many: "Notes" }, icon: "box", displayField: "title", create: true },
  columns: ["@author", "@updatedAt"],
  fields: [
    { ...base, apiName: "title", label: "Title", type: "Text" },
    { ...base, apiName: "data", label: "Data", type: "Text" },
    { ...base, apiName: "elevation", label: "Elevation", type: "Integer" },
    { ...base, apiName: "position", label: "Position", type: "Location" },
  ],
};

interface Author {
  id: string;
  nickname: string;
}
export const ann: Author = { id: "ann", nickname: "Ann" };

export interface Point {
  lon: number;
  lat: number;
}

/** By field, in English. */
export type Values = Readonly<Record<string, unknown>>;

export function contentOf(title: string, at: number, author: Author, values: Values = {}) {
  const hour = new Date(Date.UTC(2026, 10, 20) - at * 3_600_000).toISOString();
  return {
    sys: {
      ...{ id: crypto.randomUUID(), type: "Content", version: 1, contentType: { sys: { id: "note" } } },
      createdBy: { sys: { type: "ServiceUser", id: author.id }, nickname: author.nickname },
      ...{ createdAt: hour, updatedAt: hour },
    },
    fields: {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { "en-US": value }])),
      title: { "en-US": title },
    },
  };
}

type Note = ReturnType<typeof contentOf>;
const titleOf = ({ fields }: Note) => fields.title["en-US"];

const dataOf = ({ fields }: Note) =>
  z
    .catch(z.object({ "en-US": z.string() }), { "en-US": "" })
    .parse(Object.entries(fields).find(([name]) => name === "data")?.[1])["en-US"];
const isIn = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase());

const writeSchema = z.object({ fields: fieldsSchema });
const refusal = (status: number, id: string) =>
  Response.json({ sys: { type: "Error", id }, message: "" }, { status });

/** A Space of notes behind `fetch`. */
export class Notes {
  readonly deleted: string[] = [];
  /** The values that were published last, by title. */
  readonly written = new Map<string, Fields>();
  /** Titles whose deletion or change is refused. */
  readonly refused = new Set<string>();
  /** Titles with whose change the session has ended. */
  readonly ended = new Set<string>();
  /** The search parameters of all calls for a list. */
  readonly queries: URLSearchParams[] = [];
  /** Whether it finds texts and names the sections, as the embedded Space does. */
  hasSections = false;
  /** Since when a search looks through notes. */
  since: string | undefined;
  /** Whether no list is answered. */
  isHeld = false;
  /** Further items of each page, which don't fit the interface; the Space then counts nothing. */
  odd: readonly { sys: { id: string } }[] = [];
  /** Whether it refuses every list. */
  isClosed = false;
  /** What it answers a list instead; throws as a network does that is gone. */
  instead: (() => Response) | undefined;
  /** Before each change. */
  beforeChange: () => Promise<void> = async () => {};
  #notes: Note[];

  constructor(notes: Note[]) {
    this.#notes = notes;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
      const url = new URL(String(address), location.href);
      if (this.isHeld) await new Promise(() => {});
      if (init?.method === "DELETE") return this.#delete(url);
      if (init?.method === "PUT") return await this.#change(url, new Request(url, init));
      return this.#at(url) ? Response.json(this.#at(url)) : this.#list(url);
    });
  }

  /** As another device changes it. */
  edit(title: string, values: Values): void {
    const note = this.#notes.find((each) => titleOf(each) === title);
    if (note) this.#put(note, { ...note.fields, ...contentOf(title, 0, ann, values).fields });
  }

  /** As another device deletes it. */
  remove(title: string): void {
    this.#notes = this.#notes.filter((each) => titleOf(each) !== title);
  }

  #put(note: Note, fields: Note["fields"]): Note {
    const changed = { sys: { ...note.sys, version: note.sys.version + 1 }, fields };
    this.#notes = this.#notes.map((each) => (each.sys.id === note.sys.id ? changed : each));
    return changed;
  }

  #at({ pathname }: URL): Note | undefined {
    return this.#notes.find(({ sys }) => pathname.endsWith(sys.id));
  }

  async #change(url: URL, request: Request): Promise<Response> {
    await this.beforeChange();
    const note = this.#at(url);
    if (note === undefined) return refusal(404, "NotFound");
    if (this.ended.has(titleOf(note))) return refusal(401, "SessionEnded");
    if (this.refused.has(titleOf(note))) return refusal(403, "AccessDenied");
    if (request.headers.get("x-service-version") !== String(note.sys.version))
      return refusal(409, "VersionMismatch");
    const { fields } = writeSchema.parse(await request.json());
    this.written.set(titleOf(note), fields);
    return Response.json(this.#put(note, { ...fields, title: note.fields.title }));
  }

  #delete(url: URL): Response {
    const gone = this.#at(url);
    const rest = this.odd.filter(({ sys }) => !url.pathname.endsWith(sys.id));
    if (rest.length < this.odd.length) {
      this.odd = rest;
      return new Response(null, { status: 204 });
    }
    if (gone === undefined) return refusal(404, "NotFound");
    if (this.refused.has(titleOf(gone))) return refusal(403, "AccessDenied");
    this.#notes = this.#notes.filter((each) => each !== gone);
    this.deleted.push(titleOf(gone));
    return new Response(null, { status: 204 });
  }

  #list({ searchParams: query }: URL): Response {
    this.queries.push(query);
    if (this.isClosed) return refusal(403, "AccessDenied");
    if (this.instead !== undefined) return this.instead();
    const author = query.get("sys.createdBy.sys.id");
    const named = query.get("fields.title.en-US[regex]")?.replace(/\[(.).\]/g, "$1") ?? "";
    const sought = this.hasSections ? query.get("sys.search") : null;
    const word = sought?.split(" ")[0] ?? named;
    const alone = query.get("sys.search.section[in]")?.split(",");
    const sectionOf = (each: Note) =>
      sought?.includes(" ") || !isIn(titleOf(each), word) ? "text" : "titleStart";
    // No note has a value in another field.
    const isElsewhere = [...query.keys()].some((key) => /^fields\.(?!title)/.test(key));
    const ids = query.get("sys.id[in]")?.split(",");
    const found = (isElsewhere ? [] : this.#notes)
      .filter(({ sys }) => ids === undefined || ids.includes(sys.id))
      .filter(({ sys }) => author === null || sys.createdBy.sys.id === author)
      .filter((each) => isIn(titleOf(each), word) || (sought !== null && isIn(dataOf(each), word)))
      .filter((each) => alone === undefined || alone.includes(sectionOf(each)))
      .sort(orderOf(query.get("order") ?? ""));
    const limit = Number(query.get("limit") ?? 20);
    const from = Number(query.get("next") ?? query.get("prev") ?? 0);
    const items = found.slice(from, from + limit);
    const links = {
      ...(from + limit < found.length && { next: `/?next=${from + limit}` }),
      ...(from > 0 && { prev: `/?prev=${Math.max(0, from - limit)}` }),
    };
    const headers = { "x-service-advanced-search": "true" };
    const isCounted = this.odd.length === 0;
    const total = { sys: { type: "Array" }, limit, ...(isCounted && { totalCount: found.length }) };
    if (sought === null)
      return Response.json({ ...total, items: [...items, ...this.odd], links }, { headers });
    const inTexts = found.filter((each) => sectionOf(each) === "text").length;
    const sections = { titleStart: found.length - inTexts, text: inTexts };
    const search = { fields: ["title", "data"], sections, items: items.map(sectionOf), since: this.since };
    return Response.json({ ...total, items, links, search }, { headers });
  }
}

function orderOf(order: string): (one: Note, other: Note) => number {
  const turn = order.startsWith("-") ? -1 : 1;
  const key = (each: Note) => (order.includes("title") ? titleOf(each) : each.sys.updatedAt);
  return (one, other) => turn * key(one).localeCompare(key(other));
}
