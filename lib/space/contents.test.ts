import { describe, expect, test } from "vitest";
import {
  fromPublished,
  listContents,
  listContentsOfAnyType,
  readContent,
  updateContent,
} from "./contents.ts";
import type { Send } from "./send.ts";

const page = { sys: { type: "TotalPageResponse" }, limit: 1, totalCount: 0, items: [], links: {} };

test("published items are read from ACDA, which never gets writes", async () => {
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

test("an answer that is nested too deeply does not fit", async () => {
  const deep = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;
  const sys = { ...{ id: "c1", type: "Content", version: 1, createdBy: { sys: { id: "sora" } } } };
  const dates = { createdAt: "2026-11-15T19:30:00.000Z", updatedAt: "2026-11-18T10:42:00.000Z" };
  const content = { sys: { ...sys, ...dates, contentType: { sys: { id: "article" } } }, fields: {} };
  const item = JSON.stringify(content).replace('"fields":{', `"fields":{"data":{"en":${deep}}`);
  const send: Send = async ({ endpoint }) =>
    new Response(endpoint === "readContent" ? item : `{"items":[${item}],"included":[]}`);
  const ids = { contentTypeId: "article", contentId: "c1" };
  await expect(readContent(send, ids)).rejects.toMatchObject({ code: "UnreadableAnswer" });
  expect(await listContents(send, "article", { include: 1 })).toMatchObject({
    items: [],
    unreadable: [{ id: "c1" }],
  });
});

describe("a Content with what it refers to", () => {
  const refer = (targetType: string) => ({ sys: { id: "x", type: "Refer", targetType } });
  const content = (createdBy: object, place: object) => ({
    sys: {
      ...{ id: "c1", type: "Content", contentType: { sys: { id: "article" } }, createdBy, version: 1 },
      ...{ createdAt: "2026-11-15T19:30:00.000Z", updatedAt: "2026-11-18T10:42:00.000Z" },
    },
    fields: { title: { en: "Tide" }, place: { en: place } },
  });
  const author = { sys: { id: "sora", type: "ServiceUser" }, nickname: "Sora" };
  const bare = content(refer("ServiceUser"), refer("Content"));
  const whole = content(author, { sys: { id: "x", type: "Content" }, fields: {} });

  async function readFrom(single: object, list: Response) {
    const asked: string[] = [];
    const send: Send = async ({ endpoint, query }) => {
      asked.push(`${endpoint} ${query}`);
      return endpoint === "readContent" ? Response.json(single) : list;
    };
    const ids = { contentTypeId: "article", contentId: "c1" };
    return { content: await readContent(send, ids, 1), asked };
  }

  test.each([
    new Response("no", { status: 400 }),
    Response.json(page),
    Response.json({ ...page, items: [bare] }),
    Response.json({ ...page, items: [{ ...whole, sys: { ...whole.sys, id: "c2" } }] }),
  ])("is shown without it where the list doesn't have it either", async (list) =>
    expect((await readFrom(bare, list)).content).toEqual(bare),
  );

  test.each([
    whole,
    content(author, refer("Content")),
    content(refer("ServiceUser"), { sys: { id: "x", type: "Content" }, fields: {} }),
  ])("is one call where something is expanded", async (single) => {
    const { content: read, asked } = await readFrom(single, Response.json(page));
    expect(read).toEqual(single);
    expect(asked).toEqual(["readContent include=1"]);
  });

  test("is read from a list in a Space that expands nothing else, and from then on at once", async () => {
    const list = "listContentsOfType limit=1&include=1&sys.id=c1";
    const answer = () => Response.json({ ...page, items: [whole] });
    expect(await readFrom(bare, answer())).toEqual({
      content: whole,
      asked: ["readContent include=1", list],
    });
    expect(await readFrom(bare, answer())).toEqual({ content: whole, asked: [list] });
    const gone = await readFrom(bare, Response.json(page));
    expect(gone).toEqual({ content: bare, asked: [list, "readContent include=1"] });
  });
});
