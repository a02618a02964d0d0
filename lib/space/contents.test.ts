import { expect, test } from "vitest";
import {
  fromPublished,
  listContents,
  listContentsOfAnyType,
  readContent,
  updateContent,
} from "./contents.ts";
import type { Send } from "./send.ts";

const page = { sys: { type: "TotalPageResponse" }, limit: 1, totalCount: 0, items: [], links: {} };

test("what is published is asked of ACDA's rows, and nothing is ever written there", async () => {
  const asked: string[] = [];
  const send: Send = async ({ endpoint, query }) => {
    asked.push(`${endpoint} ${query}`);
    return Response.json(page);
  };
  const published = fromPublished(send);
  await listContents(published, "article", { limit: 1 });
  await listContentsOfAnyType(published, { order: "-sys.createdAt" });
  await readContent(published, { contentTypeId: "article", contentId: "c1" }, 2).catch(() => undefined);
  expect(asked).toEqual([
    "listPublishedOfType limit=1",
    "listPublished order=-sys.createdAt",
    "readPublished include=2",
  ]);
  await expect(
    updateContent(published, { contentTypeId: "article", contentId: "c1" }, 1, { fields: {} }),
  ).rejects.toThrow("ACDA has nothing like updateContent");
  expect(asked).toHaveLength(3);
});
