import assert from "node:assert/strict";
import { type Check, decided, shown } from "./check.ts";
import { withPlain } from "./content.ts";
import { at, expectEqual, expectError, expectRefused, expectStatus, listAt } from "./expect.ts";
import { itemsFor, lettersOf, onlyItems } from "./list-items.ts";
import type { Space } from "./space.ts";

async function askDelivery(space: Space, query = "") {
  const items = await itemsFor(space, "Text");
  const path = { contentTypeId: space.field("Text").contentTypeId };
  const whole = [onlyItems(items), query].filter(Boolean).join("&");
  return space.asMember("listPublishedOfType", { path, query: whole });
}

export const acda: Check[] = [
  ...shown("ACDA is the read API that delivers published content to members", {
    "every item is Published": async (space) => {
      const { body } = await askDelivery(space);
      for (const item of listAt(body, "items"))
        expectEqual(at(item, "sys.status"), "Published", "sys.status");
    },
  }),
  ...shown("The accessToken is valid only on ACMA and ACDA", {
    "with it": async (space) => expectStatus(await askDelivery(space), 200),
    "without it": async (space) => expectRefused(await space.call("listPublished")),
  }),
  ...decided("ACDA: the same GET paths below ACDA_URL", {
    "list Content of a type": async (space) =>
      expectEqual(await lettersOf(space, "Text", await askDelivery(space)), "b a Z é ab", "the list"),
    "list Content, flat": async (space) => {
      const { body } = await space.asMember("listPublished", { query: "limit=1" });
      expectEqual(at(body, "items.0.sys.type"), "Content", "the type of an item");
    },
    "read Content, the same as on ACMA": async (space) =>
      withPlain(space, async (contentId, content) => {
        const answer = await space.asMember("readPublished", { path: { contentId } });
        expectStatus(answer, 200);
        expectEqual(answer.body, content, "what is read");
      }),
    "list Media": async (space) => {
      const { body } = await space.asMember("deliverMediaList");
      expectEqual(at(body, "sys.type"), "TotalPageResponse", "sys.type");
    },
    "what is removed is 404": async (space) =>
      withPlain(space, async (contentId) => {
        await space.asMember("deleteContent", { path: { contentId } });
        expectError(await space.asMember("readPublished", { path: { contentId } }), 404, "NotFound");
      }),
  }),
  ...shown("Common list query parameters apply to every list endpoint", {
    "limit, order, select and a condition": async (space) => {
      const answer = await askDelivery(space, "limit=2&order=-sys.createdAt&select=sys.id&sys.version=1");
      expectEqual(await lettersOf(space, "Text", answer), "ab é", "the list");
      expectEqual(Object.keys(Object(at(answer.body, "items.0"))), ["sys"], "the members of an item");
    },
    "limit=101 is refused": async (space) => expectRefused(await askDelivery(space, "limit=101")),
    "filter[] is refused": async (space) => expectRefused(await askDelivery(space, "filter[sys.version]=1")),
  }),
  ...decided("ACDA: ETag, and Cache-Control: private: every answer is for a member", {
    "304 for who has it": async (space) => {
      const items = await itemsFor(space, "Text");
      const call = { path: { contentId: items.byLetter.get("b") ?? "" } };
      const first = await space.asMember("readPublished", call);
      const etag = first.headers.get("etag") ?? "";
      assert.match(etag, /^(W\/)?".+"$/, "there is no ETag");
      const again = await space.asMember("readPublished", { ...call, headers: { "if-none-match": etag } });
      expectStatus(again, 304);
    },
    "no shared cache keeps it": async (space) =>
      assert.match((await askDelivery(space)).headers.get("cache-control") ?? "", /private|no-store/),
  }),
];
