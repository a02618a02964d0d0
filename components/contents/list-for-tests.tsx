import { SWRConfig } from "swr";
import { expect, vi } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { RouterForTests, routeForTests } from "#components/ui/router-for-tests.tsx";
import { Toasts } from "#components/ui/toast/toasts.tsx";
import { pageIdentityAttributes } from "#lib/browser/page-identity.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { ContentList } from "./content-list.tsx";
import { ReadingList } from "./reading-list.tsx";

const base = { required: false, localized: false };
const note: ContentType = {
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
const ann: Author = { id: "ann", nickname: "Ann" };

interface Point {
  lon: number;
  lat: number;
}

function contentOf(title: string, at: number, author: Author, position?: Point) {
  const hour = new Date(Date.UTC(2026, 10, 20) - at * 3_600_000).toISOString();
  return {
    sys: {
      ...{ id: crypto.randomUUID(), type: "Content", version: 1, contentType: { sys: { id: "note" } } },
      createdBy: { sys: { type: "ServiceUser", id: author.id }, nickname: author.nickname },
      ...{ createdAt: hour, updatedAt: hour },
    },
    fields: { title: { "en-US": title }, ...(position && { position: { "en-US": position } }) },
  };
}

type Note = ReturnType<typeof contentOf>;
const titleOf = ({ fields }: Note) => fields.title["en-US"];

/** A Space of notes behind `fetch`. */
class Notes {
  readonly deleted: string[] = [];
  /** Titles whose deletion is refused. */
  readonly refused = new Set<string>();
  /** The search parameters of all calls for a list. */
  readonly queries: URLSearchParams[] = [];
  /** Whether it finds texts and names the sections, as the embedded Space does. */
  hasSections = false;
  /** Whether no list is answered. */
  isHeld = false;
  /** Whether it refuses every list. */
  isClosed = false;
  #notes: Note[];

  constructor(notes: Note[]) {
    this.#notes = notes;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
      const url = new URL(String(address), location.href);
      if (this.isHeld) await new Promise(() => {});
      return init?.method === "DELETE" ? this.#delete(url) : this.#list(url);
    });
  }

  #delete({ pathname }: URL): Response {
    const gone = this.#notes.find(({ sys }) => pathname.endsWith(sys.id));
    if (gone === undefined) return new Response(null, { status: 404 });
    if (this.refused.has(titleOf(gone)))
      return Response.json({ sys: { type: "Error", id: "AccessDenied" }, message: "" }, { status: 403 });
    this.#notes = this.#notes.filter((each) => each !== gone);
    this.deleted.push(titleOf(gone));
    return new Response(null, { status: 204 });
  }

  #list({ searchParams: query }: URL): Response {
    this.queries.push(query);
    if (this.isClosed)
      return Response.json({ sys: { type: "Error", id: "AccessDenied" }, message: "" }, { status: 403 });
    const author = query.get("sys.createdBy.sys.id");
    const [, named = ""] = /\(\?i\)(.*)/.exec(query.get("fields.title.en-US[regex]") ?? "") ?? [];
    const sought = this.hasSections ? query.get("sys.search") : null;
    const word = sought?.split(" ")[0] ?? named;
    // No note has a value in another field.
    const isElsewhere = [...query.keys()].some((key) => /^fields\.(?!title)/.test(key));
    const found = (isElsewhere ? [] : this.#notes)
      .filter(({ sys }) => author === null || sys.createdBy.sys.id === author)
      .filter((each) => titleOf(each).toLowerCase().includes(word.toLowerCase()))
      .sort(orderOf(query.get("order") ?? ""));
    const limit = Number(query.get("limit") ?? 20);
    const from = Number(query.get("next") ?? query.get("prev") ?? 0);
    const items = found.slice(from, from + limit);
    const links = {
      ...(from + limit < found.length && { next: `/?next=${from + limit}` }),
      ...(from > 0 && { prev: `/?prev=${Math.max(0, from - limit)}` }),
    };
    const headers = { "x-service-advanced-search": "true" };
    const total = { sys: { type: "Array" }, limit, totalCount: found.length };
    if (sought === null) return Response.json({ ...total, items, links }, { headers });
    const section = sought.includes(" ") ? "text" : "titleStart";
    const sections = { [section]: found.length };
    const search = { fields: ["title", "data"], sections, items: items.map(() => section) };
    return Response.json({ ...total, items, links, search }, { headers });
  }
}

function orderOf(order: string): (one: Note, other: Note) => number {
  const turn = order.startsWith("-") ? -1 : 1;
  const key = (each: Note) => (order.includes("title") ? titleOf(each) : each.sys.updatedAt);
  return (one, other) => turn * key(one).localeCompare(key(other));
}

interface ListOptions {
  /** Titles of the member's own notes, the first one changed last. */
  own: readonly string[];
  /** Titles of another member's. */
  others?: readonly string[];
  address?: string;
  isAdmin?: boolean;
  /** The columns that the device remembers. */
  remembered?: readonly string[];
  /** Whether a search answers with sections. */
  hasSections?: boolean;
  /** Whether the list stays loading. */
  isHeld?: boolean;
  /** Whether there are rows at first. */
  isShown?: boolean;
  /** Whether they are listed as published items. */
  isRead?: boolean;
  /** Where the notes with these titles are. */
  positions?: Readonly<Record<string, Point>>;
}

/** The list of notes of a Space, with its toasts. */
export async function renderList(options: ListOptions) {
  const {
    own,
    others = [],
    address = "/contents/note",
    isAdmin = false,
    remembered,
    hasSections = false,
    isRead = false,
    isHeld = false,
    isShown = !isRead && !isHeld,
    positions = {},
  } = options;
  const bea = { id: "bea", nickname: "Bea" };
  const notes = [
    ...own.map((title, at) => contentOf(title, at, ann, positions[title])),
    ...others.map((title, at) => contentOf(title, own.length + at, bea)),
  ];
  const space = Object.assign(new Notes(notes), { hasSections, isHeld });
  const opened = routeForTests(address);
  const reading = { localeId: "en-US", localeIds: ["en-US"], titleFields: { note: "title" } };
  const locales = [{ id: "en-US", label: "English", short: "EN" }];
  const listed = { type: note, locales, memberId: "ann", isAdmin, reading, icon: null };
  const served = { query: "" };
  await renderForTests(
    <SWRConfig value={{ provider: () => new Map() }}>
      <div {...pageIdentityAttributes({ spaceId: "demo", memberId: "ann" })} />
      <RouterForTests>
        {isRead ? (
          <ReadingList subject={{ ...listed, source: "readings" }} served={served} />
        ) : (
          <ContentList subject={{ ...listed, source: "contents" }} {...{ served, remembered }} />
        )}
        <Toasts />
      </RouterForTests>
    </SWRConfig>,
  );
  if (isShown) await expect.element(rowLinks.first()).toBeVisible();
  return { space, opened, notes };
}

const rowLinks = page.getByRole("table").getByRole("link");
export const shownTitles = () => rowLinks.elements().map(({ textContent }) => textContent);
