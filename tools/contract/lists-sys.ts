import { type Check, decided, shown } from "./check.ts";
import { at, expectEqual, expectError, expectStatus, listAt, textAt } from "./expect.ts";
import { askItems, itemsFor, lettersOf } from "./list-items.ts";
import type { Space } from "./space.ts";

const all = "b a Z é ab";

async function ownId(space: Space): Promise<string> {
  return textAt((await space.asMember("readProfile")).body, "sys.id");
}

type SysRow = (space: Space) => Promise<readonly [query: string, letters: string]>;

/** Conditions on `sys.` and `metadata.` paths, and what they match. */
const rows: Record<string, SysRow> = {
  "sys.id": async (space) => [`sys.id=${(await itemsFor(space, "Text")).byLetter.get("Z")}`, "Z"],
  "sys.id[in]": async (space) => {
    const { byLetter } = await itemsFor(space, "Text");
    return [`sys.id[in]=${byLetter.get("a")},${byLetter.get("é")}`, "a é"];
  },
  "sys.id[ne]": async (space) => [
    `sys.id[ne]=${(await itemsFor(space, "Text")).byLetter.get("Z")}`,
    "b a é ab",
  ],
  "sys.createdBy.sys.id": async (space) => [`sys.createdBy.sys.id=${await ownId(space)}`, all],
  "sys.createdBy.sys.id[ne]": async (space) => [`sys.createdBy.sys.id[ne]=${await ownId(space)}`, ""],
  "sys.updatedBy.sys.id": async (space) => [`sys.updatedBy.sys.id=${await ownId(space)}`, all],
  "sys.publish.by.sys.id": async (space) => [`sys.publish.by.sys.id=${await ownId(space)}`, all],
  "sys.version": async () => ["sys.version=1", all],
  "sys.version[gt]": async () => ["sys.version[gt]=1", ""],
  "sys.publish.version[gte]": async () => ["sys.publish.version[gte]=1", all],
  "sys.publish.counter": async () => ["sys.publish.counter=1", all],
  "sys.publish.at[lte]": async () => ["sys.publish.at[lte]=2000-01-01T00:00:00Z", ""],
  "sys.updatedAt[gt]": async () => ["sys.updatedAt[gt]=2000-01-01T00:00:00Z", all],
  "sys.status": async () => ["sys.status=Published", all],
  "sys.status[ne]": async () => ["sys.status[ne]=Published", ""],
  "sys.type": async () => ["sys.type=Content", all],
  "sys.space.sys.id": async (space) => [`sys.space.sys.id=${space.target.spaceId}`, all],
  "sys.contentType.sys.id": async (space) => [
    `sys.contentType.sys.id=${space.field("Text").contentTypeId}`,
    all,
  ],
  "metadata.tags.sys.id": async () => ["metadata.tags.sys.id=no-such-tag", ""],
  "metadata.tags.sys.id[exists]": async () => ["metadata.tags.sys.id[exists]=false", all],
};

const sysRows = decided(
  "Lists: conditions on sys. and metadata. paths",
  Object.fromEntries(
    Object.entries(rows).map(([asks, row]) => [
      asks,
      async (space: Space) => {
        const [query, letters] = await row(space);
        expectEqual(
          await lettersOf(space, "Text", await askItems(space, "Text", query)),
          letters,
          "the list",
        );
      },
    ]),
  ),
);

const badSysValues = ["sys.createdAt[gte]=soon", "sys.createdAt[gte]=", "sys.version=x", "sys.version=1.5"];

export const listSys: Check[] = [
  ...shown("Rule 2: a system timestamp can be filtered like sys.createdAt[gte]=<timestamp>", {
    "from the time of the item Z on": async (space) => {
      const { byLetter } = await itemsFor(space, "Text");
      const one = await space.asMember("readContent", { path: { contentId: byLetter.get("Z") ?? "" } });
      const time = textAt(one.body, "sys.createdAt");
      const answer = await askItems(space, "Text", `sys.createdAt[gte]=${time}`);
      expectEqual(await lettersOf(space, "Text", answer), "Z é ab", "the list");
    },
    "with an offset of hours": async (space) => {
      const query = `sys.createdAt[gte]=${encodeURIComponent("2000-01-01T09:00:00+09:00")}`;
      expectEqual(await lettersOf(space, "Text", await askItems(space, "Text", query)), all, "the list");
    },
  }),
  ...decided("Lists: timestamps are date-times, or a full date (the start of that day, UTC)", {
    "a full date": async (space) => {
      const answer = await askItems(space, "Text", "sys.createdAt[gte]=2000-01-01");
      expectEqual(await lettersOf(space, "Text", answer), all, "the list");
    },
  }),
  ...shown("Rule 1: several conditions are combined with AND", {
    "two of them": async (space) => {
      const { byLetter } = await itemsFor(space, "Text");
      const query = `sys.version=1&sys.id[in]=${byLetter.get("a")},${byLetter.get("ab")}`;
      expectEqual(await lettersOf(space, "Text", await askItems(space, "Text", query)), "a ab", "the list");
    },
    "the same field twice": async (space) => {
      const query = "sys.version[gte]=1&sys.version[lt]=1";
      expectEqual(await lettersOf(space, "Text", await askItems(space, "Text", query)), "", "the list");
    },
  }),
  ...sysRows,
  ...decided(
    "Lists: a sys. value that does not fit is 400 BadFilterValue",
    Object.fromEntries(
      badSysValues.map((query) => [
        query,
        async (space: Space) => expectError(await askItems(space, "Text", query), 400, "BadFilterValue"),
      ]),
    ),
  ),
  ...shown("List wrapper: totalCount, total items matching the conditions", {
    "with a condition, beyond the page": async (space) => {
      const answer = await askItems(space, "Text", "limit=2");
      expectStatus(answer, 200);
      expectEqual(listAt(answer.body, "items").length, 2, "the number of items");
      expectEqual(at(answer.body, "totalCount"), 5, "totalCount");
    },
    "where nothing matches": async (space) => {
      const answer = await askItems(space, "Text", "sys.version=999");
      expectEqual(at(answer.body, "totalCount"), 0, "totalCount");
      expectEqual(at(answer.body, "items"), [], "items");
    },
  }),
];
