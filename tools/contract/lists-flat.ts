import { type Check, decided, shown } from "./check.ts";
import { at, expectEqual, expectError, expectRefused, expectStatus, listAt } from "./expect.ts";
import { fieldPath, itemsFor, lettersOf, onlyItems } from "./list-items.ts";
import type { Space } from "./space.ts";

/** The flat list, for the items of the type with a Number. */
async function askFlat(space: Space, query: string) {
  const items = await itemsFor(space, "Number");
  return space.asMember("listContents", { query: [onlyItems(items), query].filter(Boolean).join("&") });
}

const ofType = (space: Space) => `sys.contentType.sys.id=${space.field("Number").contentTypeId}`;
const bare = (space: Space) => `contentType=${space.field("Number").contentTypeId}`;
const filter = (space: Space) => `${fieldPath(space, "Number")}[gt]=2.5`;
const order = (space: Space) => `order=-${fieldPath(space, "Number")}`;

export const listFlat: Check[] = [
  ...decided("ACMA: list Content, flat: GET /spaces/{spaceId}/contents", {
    "Content of the type is on it": async (space) =>
      expectEqual(await lettersOf(space, "Number", await askFlat(space, "")), "b a Z é ab", "the list"),
    "conditions on sys.": async (space) =>
      expectEqual(at((await askFlat(space, "sys.version=999")).body, "totalCount"), 0, "totalCount"),
  }),
  ...shown(
    "Rule 3: filtering or sorting by a fields. key also requires sys.contentType.sys.id on the flat list",
    {
      "a filter with it": async (space) => {
        const answer = await askFlat(space, `${ofType(space)}&${filter(space)}`);
        expectEqual(await lettersOf(space, "Number", answer), "b a", "the list");
      },
      "an order with it": async (space) => {
        const answer = await askFlat(space, `${ofType(space)}&${order(space)}`);
        expectEqual(await lettersOf(space, "Number", answer), "b a Z é ab", "the list");
      },
      "a filter without it": async (space) => expectRefused(await askFlat(space, filter(space))),
      "an order without it": async (space) => expectRefused(await askFlat(space, order(space))),
      "a bare contentType= does not substitute for it": async (space) =>
        expectRefused(await askFlat(space, `${bare(space)}&${filter(space)}`)),
    },
  ),
  ...decided("Lists: without sys.contentType.sys.id: 400 ContentTypeRequired", {
    "a filter": async (space) => expectError(await askFlat(space, filter(space)), 400, "ContentTypeRequired"),
    "an order": async (space) => expectError(await askFlat(space, order(space)), 400, "ContentTypeRequired"),
    "with a bare contentType=": async (space) =>
      expectError(await askFlat(space, `${bare(space)}&${filter(space)}`), 400, "ContentTypeRequired"),
  }),
  ...shown("ACMA: list Content: GET /spaces/{spaceId}/content-types/{contentTypeId}/contents", {
    "every item follows the type": async (space) => {
      const { contentTypeId } = space.field("Number");
      const answer = await space.asMember("listContentsOfType", { path: { contentTypeId } });
      expectStatus(answer, 200);
      for (const item of listAt(answer.body, "items")) {
        expectEqual(at(item, "sys.contentType.sys.id"), contentTypeId, "its Content Type");
      }
    },
  }),
  ...decided("Errors: 404 NotFound", {
    "a Content Type that is not there": async (space) =>
      expectError(
        await space.asMember("listContentsOfType", { path: { contentTypeId: "no-such" } }),
        404,
        "NotFound",
      ),
    "another Space than the token's": async (space) =>
      expectError(await space.asMember("listContents", { path: { spaceId: "another" } }), 404, "NotFound"),
  }),
];
