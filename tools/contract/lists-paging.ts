import assert from "node:assert/strict";
import { type Check, decided, shown } from "./check.ts";
import { createPlain, plainBody } from "./content.ts";
import { at, expectEqual, expectError, expectRefused, expectStatus, listAt, textAt } from "./expect.ts";
import { askItems, lettersOf } from "./list-items.ts";
import type { Answer } from "./request.ts";
import type { Space } from "./space.ts";

const ask = (space: Space, query: string) => askItems(space, "Text", query);
const letters = (space: Space, answer: Answer) => lettersOf(space, "Text", answer);
const cursorOf = (link: string, name: "next" | "prev") =>
  new URLSearchParams(link.split("?")[1]).get(name) ?? "";
const encode = encodeURIComponent;

/** The letters of each page, by `links.next` or `links.prev` as they are. */
async function walk(space: Space, first: Answer, link: "next" | "prev"): Promise<string[]> {
  const pages = [await letters(space, first)];
  let answer = first;
  for (
    let next = at(answer.body, `links.${link}`);
    typeof next === "string";
    next = at(answer.body, `links.${link}`)
  ) {
    answer = await space.follow(next);
    pages.push(await letters(space, answer));
    assert.ok(pages.length < 20, "the walk does not end");
  }
  return pages;
}

async function lastPage(space: Space, query: string): Promise<Answer> {
  let answer = await ask(space, query);
  for (
    let next = at(answer.body, "links.next");
    typeof next === "string";
    next = at(answer.body, "links.next")
  ) {
    answer = await space.follow(next);
  }
  return answer;
}

const walking: Check[] = [
  ...shown("Paging: call links.next as it is. When links.next is absent, the page is the last", {
    "two at a time": async (space) =>
      expectEqual(await walk(space, await ask(space, "limit=2"), "next"), ["b a", "Z é", "ab"], "the pages"),
    "all on one page": async (space) =>
      expectEqual(at((await ask(space, "limit=5")).body, "links.next"), undefined, "links.next"),
    "in another order": async (space) =>
      expectEqual(
        await walk(space, await ask(space, "limit=2&order=-sys.createdAt"), "next"),
        ["ab é", "Z a", "b"],
        "the pages",
      ),
  }),
  ...shown("links.prev works the same way backward", {
    "back from the last page": async (space) =>
      expectEqual(
        (await walk(space, await lastPage(space, "limit=2"), "prev")).at(-1),
        "b a",
        "the first page",
      ),
    "nothing is lost or repeated": async (space) => {
      const pages = await walk(space, await lastPage(space, "limit=2"), "prev");
      expectEqual(pages.toReversed().join(" "), "b a Z é ab", "the pages in order");
    },
  }),
  ...shown("Paging: or pass its cursor as next", {
    "with the rest of the query": async (space) => {
      const first = await ask(space, "limit=2");
      const cursor = cursorOf(textAt(first.body, "links.next"), "next");
      expectEqual(
        await letters(space, await ask(space, `limit=2&next=${encode(cursor)}`)),
        "Z é",
        "the page",
      );
    },
  }),
  ...shown(
    "Paging with the cursor: skip can drop or duplicate items when the data changes, a cursor does not",
    {
      "an item that is made and removed in between": async (space) => {
        const first = await ask(space, "limit=2");
        const made = await createPlain(space, plainBody(space, "between"));
        const second = await space.follow(textAt(first.body, "links.next"));
        await space.asMember("deleteContent", { path: { contentId: textAt(made.body, "sys.id") } });
        expectEqual(await letters(space, second), "Z é", "the second page");
      },
    },
  ),
];

const refusedCursors: Record<string, (cursor: string) => readonly [string, string]> = {
  garbage: () => ["next=garbage", "BadCursor"],
  nothing: () => ["next=", "BadCursor"],
  "one with a character changed": (cursor) => [`next=${encode(`x${cursor.slice(1)}`)}`, "BadCursor"],
  "one that is cut": (cursor) => [`next=${encode(cursor.slice(0, -3))}`, "BadCursor"],
  "another order": (cursor) => [`order=-sys.createdAt&next=${encode(cursor)}`, "BadCursor"],
  "another filter": (cursor) => [`sys.version=1&next=${encode(cursor)}`, "BadCursor"],
  "with skip": (cursor) => [`skip=1&next=${encode(cursor)}`, "BadRequest"],
};

export const listPaging: Check[] = [
  ...shown("limit: 1 to 100. Default 15", {
    "left out it is 15": async (space) => expectEqual(at((await ask(space, "")).body, "limit"), 15, "limit"),
    "1": async (space) => expectEqual(await letters(space, await ask(space, "limit=1")), "b", "the page"),
    "100": async (space) => expectEqual(at((await ask(space, "limit=100")).body, "limit"), 100, "limit"),
    "0 is refused": async (space) => expectRefused(await ask(space, "limit=0")),
    "101 is refused": async (space) => expectRefused(await ask(space, "limit=101")),
  }),
  ...shown("skip: default 0", {
    "skip=2": async (space) =>
      expectEqual(await letters(space, await ask(space, "skip=2")), "Z é ab", "the page"),
    "skip=0": async (space) =>
      expectEqual(await letters(space, await ask(space, "skip=0&limit=1")), "b", "the page"),
    "past the end": async (space) =>
      expectEqual(await letters(space, await ask(space, "skip=500")), "", "the page"),
  }),
  ...shown("List response wrapper", {
    "sys.type is TotalPageResponse": async (space) =>
      expectEqual(at((await ask(space, "")).body, "sys.type"), "TotalPageResponse", "sys.type"),
    "items is a list": async (space) =>
      expectEqual(listAt((await ask(space, "")).body, "items").length, 5, "items"),
    "links start with /v1/spaces/{spaceId}/": async (space) => {
      const { body } = await ask(space, "limit=2&skip=2");
      const start = `/v1/spaces/${space.target.spaceId}/`;
      for (const link of ["self", "next", "prev"]) {
        assert.ok(
          textAt(body, `links.${link}`).startsWith(start),
          `links.${link} does not start with ${start}`,
        );
      }
    },
    "links carry the query parameters": async (space) => {
      const { body } = await ask(space, "limit=2&sys.version=1");
      for (const link of ["self", "next"]) {
        const query = new URLSearchParams(textAt(body, `links.${link}`).split("?")[1]);
        expectEqual([query.get("limit"), query.get("sys.version")], ["2", "1"], `the query of links.${link}`);
      }
    },
    "links.self is this page": async (space) => {
      const { body } = await ask(space, "limit=2&skip=1");
      expectEqual(
        at((await space.follow(textAt(body, "links.self"))).body, "items"),
        at(body, "items"),
        "items",
      );
    },
  }),
  ...walking,
  ...decided("Lists: limit, select and include may differ from the cursor's", {
    "another limit": async (space) => {
      const cursor = cursorOf(textAt((await ask(space, "limit=2")).body, "links.next"), "next");
      expectEqual(
        await letters(space, await ask(space, `limit=3&next=${encode(cursor)}`)),
        "Z é ab",
        "the page",
      );
    },
    "another select": async (space) => {
      const cursor = cursorOf(textAt((await ask(space, "limit=2")).body, "links.next"), "next");
      expectStatus(await ask(space, `limit=2&select=sys.id&next=${encode(cursor)}`), 200);
    },
  }),
  ...decided(
    "Lists: a cursor that is none of this list's, or with skip, is 400",
    Object.fromEntries(
      Object.entries(refusedCursors).map(([asks, row]) => [
        asks,
        async (space: Space) => {
          const cursor = cursorOf(textAt((await ask(space, "limit=2")).body, "links.next"), "next");
          const [query, code] = row(cursor);
          expectError(await ask(space, query), 400, code);
        },
      ]),
    ),
  ),
];
