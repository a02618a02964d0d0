import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openArticlesForTests } from "#service/acma/articles-for-tests.ts";
import type { SpaceForTests } from "#service/acma/space-for-tests.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openArticlesForTests();
  const texts = ["The tide comes in", "Low water, TIDES and moons", "Fog at sea", "100%_ certain"];
  for (const [index, text] of texts.entries()) {
    const body = { fields: { title: { "en-US": `${index}` }, text: { "en-US": text } } };
    await space.call("ada", notes, { method: "POST", body });
  }
});
afterAll(() => space.close());

const notes = "/spaces/demo/content-types/note/contents";
const places = "/spaces/demo/content-types/place/contents";
const asked = { "X-Service-Advanced-Search": "true" };
const header = "x-service-advanced-search";

async function titles(query: string, headers: Record<string, string> = asked) {
  const { status, body } = await space.call("ada", `${notes}?${query}`, { headers });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items
    .map((item: { fields: { title: Record<string, string> } }) => item.fields.title["en-US"])
    .join("");
}

describe("advanced search", () => {
  test("is confirmed by the same header, which is absent without a request for it", async () => {
    expect((await space.call("ada", notes, { headers: asked })).headers[header]).toBe("true");
    const off = await space.call("ada", notes, { headers: { "X-Service-Advanced-Search": "false" } });
    expect(off.headers[header]).toBe("false");
    expect((await space.call("ada", notes)).headers).not.toHaveProperty(header);
  });

  test("makes eq on full text partial and fuzzy; without it, eq is exact", async () => {
    expect(await titles("fields.text.en-US=tide")).toBe("01");
    expect(await titles("fields.text.en-US=COMES")).toBe("0");
    expect(await titles("fields.text.en-US=watre")).toBe("1");
    expect(await titles("fields.text.en-US=g at s")).toBe("2");
    expect(await titles("fields.text.en-US=%25_")).toBe("3");
    expect(await titles("fields.text.en-US=1%25c")).toBe("");
    expect(await titles("fields.text.en-US=tide", {})).toBe("");
    expect(await titles("fields.text.en-US=Fog at sea", {})).toBe("2");
    expect(await titles("fields.title.en-US=0")).toBe("0");
  });

  test("takes words that are nearly the value's only where nothing holds the value itself", async () => {
    expect(await titles("fields.text.en-US=tidee")).toBe("01");
    expect(await titles("fields.text.en-US=watre&fields.title.en-US[gte]=2")).toBe("");
    const body = { fields: { title: { "en-US": "5" }, text: { "en-US": "A tidee mark" } } };
    const { sys } = (await space.call("ada", notes, { method: "POST", body })).body;
    expect(await titles("fields.text.en-US=tidee")).toBe("5");
    await space.call("ada", `/spaces/demo/contents/${sys.id}`, { method: "DELETE" });
    expect(await titles("fields.text.en-US=tidee")).toBe("01");
  });

  test("knows the words of what was written last, and finds nothing by words that are gone", async () => {
    const body = { fields: { title: { "en-US": "5" }, text: { "en-US": "Barnacles" } } };
    const { sys } = (await space.call("ada", notes, { method: "POST", body })).body;
    expect(await titles("fields.text.en-US=branacles")).toBe("5");
    const changed = { fields: { ...body.fields, text: { "en-US": "Limpets and barnacle geese" } } };
    await space.call("ada", `/spaces/demo/contents/${sys.id}`, { method: "PUT", body: changed });
    expect(await titles("fields.text.en-US=barnaclles")).toBe("");
    expect(await titles("fields.text.en-US=barncale")).toBe("5");
    expect(await titles("fields.text.en-US=gesee limpets")).toBe("5");
    expect(await titles("fields.text.en-US=gesee tides")).toBe("");
    await space.call("ada", `/spaces/demo/contents/${sys.id}`, { method: "DELETE" });
  });

  test("goes on with nearly the same words through all pages of a walk that began so", async () => {
    const page = async (path: string) => (await space.call("ada", path, { headers: asked })).body;
    const first = await page(`${notes}?limit=1&fields.text.en-US=tidee`);
    const body = { fields: { title: { "en-US": "5" }, text: { "en-US": "A tidee mark" } } };
    const { sys } = (await space.call("ada", notes, { method: "POST", body })).body;
    const second = await page(first.links.next.replace("/v1", ""));
    const shown = [first, second].map(({ items }) => items[0].fields.title["en-US"]);
    expect([...shown, second.totalCount]).toEqual(["0", "1", 3]);
    await space.call("ada", `/spaces/demo/contents/${sys.id}`, { method: "DELETE" });
  });

  test("has regular expressions, near and within", async () => {
    expect(await titles("fields.text.en-US[regex]=^(The|Fog) ")).toBe("02");
    expect(await titles("sys.id[regex]=^$")).toBe("");
    expect(await titles("fields.text.en-US[regex]=(?i)(?:low|high) water")).toBe("1");
    expect(await titles("fields.text.en-US[regex]=\\(?=?sea")).toBe("2");
    const total = async (query: string) =>
      (await space.call("ada", `${places}?${query}`, { headers: asked })).body.totalCount;
    expect(await total("fields.position.en-US[near]=129.5,37.2,0")).toBe(1);
    expect(await total("fields.position.en-US[near]=129.5,38.2,111")).toBe(0);
    expect(await total("fields.position.en-US[near]=129.5,38.2,112")).toBe(1);
    expect(await total("fields.position.en-US[within]=129,37,130,37,130,38")).toBe(1);
    expect(await total("fields.position.en-US[within]=129,37,130,38,129,38")).toBe(0);
  });

  test("makes a cursor of its own where eq means something else", async () => {
    const path = `${notes}?limit=1&fields.text.en-US=tide`;
    const { body } = await space.call("ada", path, { headers: asked });
    const next = body.links.next.replace("/v1", "");
    expect((await space.call("ada", next, { headers: asked })).status).toBe(200);
    expect((await space.call("ada", next)).body.sys.id).toBe("BadCursor");
  });

  test.each([
    ["fields.text.en-US[regex]=(", "BadFilterValue"],
    ["fields.text.en-US[regex]=", "BadFilterValue"],
    ["fields.text.en-US[regex]=(a)\\1", "FilterTooExpensive"],
    ["fields.text.en-US[regex]=(a{1,50}){1,50}", "FilterTooExpensive"],
    ["fields.text.en-US[regex]=(?=.*z{3}z)q", "FilterTooExpensive"],
    ["fields.text.en-US[regex]=a(?!b)", "FilterTooExpensive"],
    ["fields.text.en-US[regex]=(?<=a)b", "FilterTooExpensive"],
    ["fields.text.en-US[regex]=\\\\(?<!a)b", "FilterTooExpensive"],
    ["fields.text.en-US[regex]=(?b)\\(a\\{1,50\\}\\)\\{1,50\\}", "FilterTooExpensive"],
    [`fields.text.en-US[regex]=${"a".repeat(300)}`, "FilterTooExpensive"],
    ["fields.text.en-US[near]=1,2,3", "BadRequest"],
    ["fields.data.en-US[regex]=a", "NotSearchable"],
    ["sys.version[regex]=1", "BadRequest"],
    ["sys.createdAt[within]=0,0,1,1,2,2", "BadRequest"],
    ["metadata.tags.sys.id[prefix]=a", "BadRequest"],
  ])("refuses %s as %s", async (query, code) => {
    const { status, body } = await space.call("ada", `${notes}?${query}`, { headers: asked });
    expect([status, body.sys.id]).toEqual([400, code]);
  });

  test.each([
    ["near", "1,2"],
    ["near", "1,2,3,4"],
    ["near", "1,2,-3"],
    ["near", "181,2,3"],
    ["near", "1,91,3"],
    ["near", "a,b,c"],
    ["within", "0,0,1,1"],
    ["within", "0,0,1,1,2"],
    ["within", "0,0,1,1,2,91"],
  ])("refuses %s of %s as BadFilterValue", async (operator, value) => {
    const query = `fields.position.en-US[${operator}]=${value}`;
    const { body } = await space.call("ada", `${places}?${query}`, { headers: asked });
    expect(body.sys.id).toBe("BadFilterValue");
  });

  test("is answered false, and refused, where the Space's plan lacks it", async () => {
    const { db } = space.service.context;
    const plan = (on: boolean) => db.updateTable("space").set({ advanced_search: on }).execute();
    await plan(false);
    const list = await space.call("ada", notes, { headers: asked });
    expect([list.status, list.headers[header]]).toEqual([200, "false"]);
    const regex = await space.call("ada", `${notes}?sys.id[regex]=a`, { headers: asked });
    expect([regex.body.sys.id, regex.headers[header]]).toEqual(["AdvancedSearchUnavailable", "false"]);
    expect(await titles("fields.text.en-US=tide")).toBe("");
    await plan(true);
    expect(await titles("fields.text.en-US=tide")).toBe("01");
  });
});
