import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type ManagementForTests,
  membershipsPath,
  openManagementForTests,
  outcome,
  spaceRoles,
} from "#service/cma/management-for-tests.ts";
import { demoId } from "#service/database/seed/demo-id.ts";

let cma: ManagementForTests;
const typesPath = "/spaces/demo/content-types";
const lists = [
  membershipsPath,
  "/me/space-memberships",
  "/spaces/demo/space-roles",
  typesPath,
  "/spaces/demo/service-user-roles",
];

beforeAll(async () => {
  cma = await openManagementForTests();
  for (const id of ["b", "a", "c"]) {
    const fields = [{ apiName: "title", name: "Title", type: "Text" }];
    const body = { id, name: `Type ${id.toUpperCase()}`, displayField: "title", fields };
    await cma.call("grace", typesPath, { method: "POST", body });
  }
  await cma.call("grace", `${membershipsPath}/${demoId("membership", "linus")}`, {
    method: "PUT",
    body: { roles: spaceRoles("editor", "viewer") },
    headers: { "x-service-version": "1" },
  });
});
afterAll(() => cma.close());

const ids = async (path: string) => {
  const { body } = await cma.call("grace", path);
  expect(body.sys).toEqual({ type: "TotalPageResponse" });
  return body.items.map(({ sys }: { sys: { id: string } }) => sys.id);
};

describe("every list of CMA", () => {
  test.each(lists)("%s has the common wrapper, default order and limits", async (path) => {
    const { body } = await cma.call("grace", path);
    expect(body).toMatchObject({ limit: 15, totalCount: body.items.length, links: { self: `/v1${path}` } });
    const created = body.items.map(({ sys }: { sys: { createdAt: string } }) => sys.createdAt);
    expect(created).toEqual([...created].sort());
    expect(body.links).not.toHaveProperty("next");
    for (const bad of ["limit=0", "limit=101", "limit=x", "skip=-1", "include=4"]) {
      expect(outcome(await cma.call("grace", `${path}?${bad}`))).toBe("422 ValidationFailed");
    }
  });

  test.each(lists)("%s refuses what the grammar or the record does not have", async (path) => {
    for (const [query, refusal] of [
      ["filter[sys.id]=a", "400 BadRequest"],
      ["sys.id[like]=a", "400 BadRequest"],
      ["sys.createdAt[prefix]=2026", "400 BadRequest"],
      ["select=sys,-name", "400 BadRequest"],
      ["next=garbage", "400 BadCursor"],
      ["next=garbage&skip=1", "400 BadRequest"],
      ["colour=red", "400 UnknownField"],
      ["order=colour", "400 UnknownField"],
      ["fields.title.en-US=a", "400 UnknownField"],
      ["sys.version=x", "400 BadFilterValue"],
      ["sys.createdAt[gt]=yesterday", "400 BadFilterValue"],
      ["sys.id[regex]=a", "400 AdvancedSearchUnavailable"],
    ] as const) {
      expect(outcome(await cma.call("grace", `${path}?${query}`)), query).toBe(refusal);
    }
  });

  test.each(lists)("%s selects: sys.id and sys.type stay", async (path) => {
    const { body } = await cma.call("grace", `${path}?select=sys.version&limit=1`);
    expect(Object.keys(body.items[0])).toEqual(["sys"]);
    expect(Object.keys(body.items[0].sys).sort()).toEqual(["id", "type", "version"]);
    const { body: without } = await cma.call("grace", `${path}?select=-sys.createdAt&limit=1`);
    expect(without.items[0].sys).not.toHaveProperty("createdAt");
    expect(without.items[0].sys).toHaveProperty("updatedAt");
  });
});

describe("paging", () => {
  test("next walks to the end and prev back, with the query in the links", async () => {
    const seen: string[] = [];
    let path: string | undefined = `${typesPath}?order=-name&limit=3`;
    let last = "";
    while (path !== undefined) {
      const { body } = await cma.call("grace", path);
      seen.push(...body.items.map(({ sys }: { sys: { id: string } }) => sys.id));
      expect(body.totalCount).toBe(7);
      last = body.links.prev ?? last;
      path = body.links.next?.replace("/v1", "");
      if (path !== undefined) expect(path).toContain("order=-name");
    }
    expect(seen).toEqual(["walk", "c", "b", "a", "place", "note", "article"]);
    expect(await ids(last.replace("/v1", ""))).toEqual(["a", "place", "note"]);
  });

  test("a cursor is of its list, its order and its conditions", async () => {
    const { body } = await cma.call("grace", `${typesPath}?limit=1`);
    const cursor = new URLSearchParams(body.links.next.split("?")[1]).get("next") ?? "";
    expect(outcome(await cma.call("grace", `${typesPath}?next=${cursor}&limit=2`))).toBe("200");
    for (const path of [
      `${typesPath}?next=${cursor}&order=name`,
      `${typesPath}?next=${cursor}&sys.status=Draft`,
      `/spaces/demo/space-roles?next=${cursor}`,
      `${membershipsPath}?next=${cursor}`,
    ]) {
      expect(outcome(await cma.call("grace", path))).toBe("400 BadCursor");
    }
  });

  test("skip goes past the end without an error", async () => {
    expect(await ids(`${typesPath}?skip=5&order=sys.id`)).toEqual(["place", "walk"]);
    expect((await cma.call("grace", `${typesPath}?skip=50`)).body).toMatchObject({
      items: [],
      totalCount: 7,
    });
  });
});

describe("conditions", () => {
  test("on the records of a list, all of them together", async () => {
    expect(await ids(`${typesPath}?sys.status=Draft&order=name`)).toEqual(["a", "b", "c"]);
    expect(await ids(`${typesPath}?sys.status=Draft&sys.id[ne]=b&order=name`)).toEqual(["a", "c"]);
    expect(await ids(`${typesPath}?name[prefix]=Type&sys.id[in]=a,walk`)).toEqual(["a"]);
    expect(await ids(`${typesPath}?displayField=name&order=name`)).toEqual(["place", "walk"]);
    expect(await ids("/spaces/demo/space-roles?name=Manager")).toEqual(["manager"]);
    expect(await ids("/spaces/demo/service-user-roles?sys.id[nin]=own,reader")).toEqual(["contributor"]);
  });

  test("on members: by user, by role and by version", async () => {
    const member = (key: string) => demoId("membership", key);
    expect(await ids(`${membershipsPath}?sys.user.sys.id=${cma.userId("ada")}`)).toEqual([member("ada")]);
    expect((await ids(`${membershipsPath}?roles.sys.id=viewer`)).sort()).toEqual(
      [member("ada"), member("linus")].sort(),
    );
    expect(await ids(`${membershipsPath}?roles.sys.id[all]=viewer,editor`)).toEqual([member("linus")]);
    expect(await ids(`${membershipsPath}?roles.sys.id[nin]=viewer,editor`)).toEqual([member("grace")]);
    expect(await ids(`${membershipsPath}?sys.version[gte]=2`)).toEqual([member("linus")]);
    expect(await ids("/me/space-memberships?sys.space.sys.id=demo")).toEqual([member("grace")]);
    expect(await ids("/me/space-memberships?sys.space.sys.id=other")).toEqual([]);
  });
});
