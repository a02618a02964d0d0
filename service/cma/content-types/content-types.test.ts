import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type ManagementForTests,
  openManagementForTests,
  outcome,
} from "#service/cma/management-for-tests.ts";

let cma: ManagementForTests;
beforeAll(async () => {
  cma = await openManagementForTests();
});
afterAll(() => cma.close());

const typesPath = "/spaces/demo/content-types";
const tide = (more: object = {}, fields: object[] = []) => ({
  name: "Tide",
  displayField: "title",
  fields: [{ apiName: "title", name: "Title", type: "Text", required: true }, ...fields],
  ...more,
});

const create = (body: unknown, by: "grace" | "linus" | "ada" | "mina" | undefined = "grace") =>
  cma.call(by, typesPath, { method: "POST", body });
const change = (id: string, body: unknown, version?: number) =>
  cma.call("grace", `${typesPath}/${id}`, {
    method: "PUT",
    body,
    headers: version === undefined ? {} : { "x-service-version": String(version) },
  });
const publish = (id: string, version?: number) =>
  cma.call("grace", `${typesPath}/${id}/published`, {
    method: "PUT",
    headers: version === undefined ? {} : { "x-service-version": String(version) },
  });
const write = (id: string, fields: unknown) =>
  cma.onAcma("ada", `/spaces/demo/content-types/${id}/contents`, { method: "POST", body: { fields } });

describe("reading", () => {
  test("every member of the Space reads the types, which were there before CMA was", async () => {
    for (const user of ["grace", "linus", "ada"] as const) {
      const { body } = await cma.call(user, `${typesPath}?order=name&limit=100`);
      expect(body.items.map(({ sys }: { sys: { id: string } }) => sys.id)).toEqual(
        expect.arrayContaining(["article", "note", "place", "walk"]),
      );
    }
    const { body } = await cma.call("ada", `${typesPath}/note`);
    expect(body).toMatchObject({
      sys: {
        id: "note",
        type: "ContentType",
        status: "Published",
        version: 1,
        publish: { version: 1, counter: 1 },
      },
      name: "Note",
      displayField: "title",
    });
    expect(body.fields[0]).toEqual({ apiName: "title", name: "Title", type: "Text", required: true });
  });

  test("no membership, another Space and another type are 404; no token is 401", async () => {
    for (const path of [typesPath, `${typesPath}/note`]) {
      expect(outcome(await cma.call("mina", path))).toBe("404 NotFound");
      expect(outcome(await cma.call("grace", path.replace("demo", "other")))).toBe("404 NotFound");
      expect(outcome(await cma.call(undefined, path))).toBe("401 InvalidToken");
    }
    expect(outcome(await cma.call("grace", `${typesPath}/nothing`))).toBe("404 NotFound");
  });
});

describe("from draft to published", () => {
  test("a new type is a draft that members do not see; published, they write by it", async () => {
    const { status, body } = await create(tide({ id: "tide" }));
    expect([status, body.sys]).toMatchObject([201, { id: "tide", status: "Draft", version: 1 }]);
    expect(body.sys.publish).toBeUndefined();
    expect(body.sys.createdBy.sys.id).toBe(cma.userId("grace"));
    expect((await write("tide", { title: { "en-US": "High" } })).status).toBe(404);

    expect(outcome(await publish("tide"))).toBe("428 VersionRequired");
    const published = await publish("tide", 1);
    expect(published.body.sys).toMatchObject({ status: "Published", publish: { version: 1, counter: 1 } });
    expect((await write("tide", { title: { "en-US": "High" } })).status).toBe(201);
    expect((await write("tide", {})).status).toBe(422);
  });

  test("a change waits for its publication, and each counts from the version before", async () => {
    const { body } = await create(tide());
    const id: string = body.sys.id;
    await publish(id, 1);
    const more = tide({ name: "Tides" }, [{ apiName: "height", name: "Height", type: "Number" }]);
    const changed = await change(id, more, 1);
    expect(changed.body).toMatchObject({
      sys: { status: "Changed", version: 2, publish: { version: 1 } },
      name: "Tides",
    });
    expect((await write(id, { title: { "en-US": "Low" }, height: { "en-US": 1 } })).status).toBe(422);
    expect(outcome(await publish(id, 1))).toBe("409 VersionMismatch");
    const again = await publish(id, 2);
    expect(again.body.sys).toMatchObject({
      status: "Published",
      version: 2,
      publish: { version: 2, counter: 2 },
    });
    expect(again.body.sys.publish.firstAt).toBe(changed.body.sys.publish.firstAt);
    expect((await write(id, { title: { "en-US": "Low" }, height: { "en-US": 1 } })).status).toBe(201);
    expect((await publish(id, 2)).body).toEqual(again.body);
  });

  test("its lists are indexed by the fields that are published, and by no others any more; what another version of the service indexed stays", async () => {
    const { db } = cma.service.context;
    const indexes = async () => {
      const { rows } = await sql<{ definition: string }>`
        select indexdef as definition from pg_indexes join listed_type on tablename = 'listed_content_' || number
        where content_type_id = 'ebb'`.execute(db);
      return rows.map(({ definition }) => definition).join("\n");
    };
    const speed = tide({ id: "ebb" }, [{ apiName: "speed", name: "Speed", type: "Number" }]);
    await create(speed);
    expect(await indexes()).toBe("");
    await publish("ebb", 1);
    expect(await indexes()).toContain("speed");
    const { number } = await db
      .selectFrom("listed_type")
      .select("number")
      .where("content_type_id", "=", "ebb")
      .executeTakeFirstOrThrow();
    const other = `listed_${number}_title_of_another_version`;
    await sql`create index ${sql.ref(other)} on ${sql.table(`listed_content_${number}`)} (lower(fields->>'title'))`.execute(
      db,
    );
    await change("ebb", tide(), 1);
    expect(await indexes()).toContain("speed");
    await publish("ebb", 2);
    expect(await indexes()).toContain("title");
    expect(await indexes()).not.toContain("speed");
    expect(await indexes()).toContain(other);
  });

  test("a change without a version is 428, with a stale one 409 and the current", async () => {
    const id: string = (await create(tide())).body.sys.id;
    expect(outcome(await change(id, tide()))).toBe("428 VersionRequired");
    expect(outcome(await change(id, tide({ name: "First" }), 1))).toBe("200");
    const stale = await change(id, tide({ name: "Second" }), 1);
    expect(outcome(stale)).toBe("409 VersionMismatch");
    expect(stale.body.details).toMatchObject([{ current: 2 }]);
    expect(outcome(await change("nothing", tide(), 1))).toBe("404 NotFound");
    expect(outcome(await publish("nothing", 1))).toBe("404 NotFound");
  });

  test("only a SpaceRole that manages Content Types may: editor and viewer are 403, no membership 404, no token 401", async () => {
    const id: string = (await create(tide())).body.sys.id;
    const attempts = [
      { path: typesPath, method: "POST", body: tide() },
      { path: `${typesPath}/${id}`, method: "PUT", body: tide() },
      { path: `${typesPath}/${id}/published`, method: "PUT" },
    ] as const;
    for (const { path, ...call } of attempts) {
      for (const [user, refusal] of [
        ["linus", "403 AccessDenied"],
        ["ada", "403 AccessDenied"],
        ["mina", "404 NotFound"],
        [undefined, "401 InvalidToken"],
      ] as const) {
        const headers = { "x-service-version": "1" };
        expect(outcome(await cma.call(user, path, { ...call, headers }))).toBe(refusal);
      }
    }
  });
});

describe("what does not fit is 422, with its place", () => {
  const field = (more: object) => tide({}, [{ apiName: "other", name: "Other", type: "Text", ...more }]);

  test.each<[string, unknown, string]>([
    ["no fields", tide({ fields: [] }), "fields"],
    ["no name", tide({ name: " " }), "name"],
    ["a displayField that is no field", tide({ displayField: "other" }), "displayField"],
    ["an id that no address could hold", tide({ id: "a/b" }), "id"],
    ["an id that is taken", tide({ id: "note" }), "id"],
    ["a member that is not there", tide({ colour: "red" }), "colour"],
    ["two fields of one name", field({ apiName: "title" }), "fields.1.apiName"],
    ["a name with a dot", field({ apiName: "a.b" }), "fields.1.apiName"],
    ["a name that every object has", field({ apiName: "constructor" }), "fields.1.apiName"],
    ["a type that is not there", field({ type: "Colour" }), "fields.1.type"],
    ["a searchable Text", field({ searchable: true }), "fields.1.searchable"],
    ["a time without a Date", field({ time: true }), "fields.1.time"],
    ["items without an Array", field({ items: { type: "Text" } }), "fields.1.items"],
    ["an Array of nothing", field({ type: "Array" }), "fields.1.items"],
    ["a target without a Refer", field({ target: { targetType: "Media" } }), "fields.1.target"],
    [
      "Media of a Content Type",
      field({ type: "Refer", target: { targetType: "Media", contentType: "note" } }),
      "fields.1.target",
    ],
    [
      "a Refer to a type that is not there",
      field({ type: "Refer", target: { targetType: "Content", contentType: "gone" } }),
      "fields.1",
    ],
    [
      "a length of a Number",
      field({ type: "Number", validations: { minLength: 1 } }),
      "fields.1.validations",
    ],
    [
      "a range that is empty",
      field({ type: "Integer", validations: { min: 2, max: 1 } }),
      "fields.1.validations",
    ],
    ["a pattern that is none", field({ validations: { pattern: "(" } }), "fields.1.validations"],
    ["a pattern with look-around", field({ validations: { pattern: "^(?!-)a" } }), "fields.1.validations"],
    ["a pattern without end", field({ validations: { pattern: "^(a+)+$" } }), "fields.1.validations"],
    ["half of a character", tide({ name: "\ud800" }), "name"],
  ])("%s", async (_what, body, path) => {
    const answer = await create(body);
    expect(outcome(answer)).toBe("422 ValidationFailed");
    expect(answer.body.details.map((detail: { path: string }) => detail.path)).toContain(path);
  });

  test("every kind of field fits", async () => {
    const refer = { targetType: "Content", contentType: "kinds" };
    const fields = [
      { type: "LongText", searchable: true, localized: true, help: "Long" },
      { type: "RichText" },
      { type: "Integer", validations: { min: 0, max: 9 } },
      { type: "Number" },
      { type: "Boolean" },
      { type: "Date", time: true },
      { type: "Location" },
      { type: "Json" },
      { type: "Refer", target: refer },
      { type: "Refer", target: { targetType: "Media" } },
      { type: "Array", items: { type: "Text" }, validations: { maxLength: 3, pattern: "^[a-z-]+$" } },
      { type: "Array", items: { type: "Refer", target: refer } },
    ].map((kind, index) => ({ apiName: `field${index}`, name: `Field ${index}`, ...kind }));
    const { status, body } = await create(tide({ id: "kinds" }, fields));
    expect(status).toBe(201);
    expect(body.fields.slice(1)).toEqual(fields);
    expect(outcome(await publish("kinds", 1))).toBe("200");
  });
});
