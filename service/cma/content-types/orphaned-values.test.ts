import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type ManagementForTests,
  openManagementForTests,
  outcome,
} from "#service/cma/management-for-tests.ts";

let cma: ManagementForTests;
const id = "tide";
const path = `/spaces/demo/content-types/${id}`;

const before = {
  title: { name: "Title", type: "Text", localized: true },
  height: { name: "Height", type: "Integer" },
  on: { name: "On", type: "Date" },
  about: { name: "About", type: "Refer", target: { targetType: "Content", contentType: "place" } },
  names: { name: "Names", type: "Array", items: { type: "Text" } },
  unused: { name: "Unused", type: "Boolean" },
};

let current: Record<string, object> = before;

const frame = (fields: Record<string, object>) => ({
  name: "Tide",
  displayField: "title",
  fields: Object.entries(fields).map(([apiName, field]) => ({ apiName, ...field })),
});

beforeAll(async () => {
  cma = await openManagementForTests();
  await cma.call("grace", "/spaces/demo/content-types", { method: "POST", body: { id, ...frame(before) } });
  await publish();
  const places = await cma.onAcma("ada", "/spaces/demo/content-types/place/contents");
  const about = { sys: { id: places.body.items[0].sys.id, type: "Refer", targetType: "Content" } };
  const fields = {
    title: { "en-US": "High", "ko-KR": "밀물" },
    height: { "en-US": 3 },
    on: { "en-US": "2026-05-01" },
    about: { "en-US": about },
    names: { "en-US": ["spring"] },
  };
  const written = await cma.onAcma("ada", `${path}/contents`, { method: "POST", body: { fields } });
  expect(written.status).toBe(201);
});
afterAll(() => cma.close());

async function version(): Promise<string> {
  return String((await cma.call("grace", path)).body.sys.version);
}
async function publish() {
  const headers = { "x-service-version": await version() };
  return cma.call("grace", `${path}/published`, { method: "PUT", headers });
}
/** The fields as they were last taken, with these instead; undefined removes one. */
async function change(fields: Record<string, object | undefined>) {
  const wanted = Object.fromEntries(
    Object.entries({ ...current, ...fields }).flatMap(([name, field]) => (field ? [[name, field]] : [])),
  );
  const headers = { "x-service-version": await version() };
  const answer = await cma.call("grace", path, { method: "PUT", body: frame(wanted), headers });
  if (answer.status === 200) current = wanted;
  return answer;
}

test.each<[string, string, object | undefined]>([
  ["is removed", "height", undefined],
  ["becomes text", "height", { name: "Height", type: "Text" }],
  ["gets a time", "on", { name: "On", type: "Date", time: true }],
  [
    "refers to another type",
    "about",
    { ...before.about, target: { targetType: "Content", contentType: "walk" } },
  ],
  ["refers to Media", "about", { ...before.about, target: { targetType: "Media" } }],
  [
    "holds Refers instead",
    "names",
    { ...before.names, items: { type: "Refer", target: { targetType: "Media" } } },
  ],
  ["is not localized any more, and another locale has a value", "title", { name: "Title", type: "Text" }],
])("a field that Contents have values in: refused with a sentence when it %s", async (_how, name, field) => {
  const stored = await cma.call("grace", path);
  const answer = await change({ [name]: field });
  expect(outcome(answer)).toBe("422 ValidationFailed");
  expect(answer.body.details).toEqual([
    { path: `fields.${name}`, message: expect.stringMatching(/^Contents have values in /) },
  ]);
  expect((await cma.call("grace", path)).body).toEqual(stored.body);
});

test("what loses nothing is done: wider types, more locales, other names, and fields without a value", async () => {
  const answer = await change({
    title: { name: "Called", type: "LongText", localized: true, searchable: true },
    height: { name: "Height", type: "Number", localized: true },
    about: { name: "About", type: "Refer" },
    unused: undefined,
  });
  expect(outcome(answer)).toBe("200");
  expect(outcome(await publish())).toBe("200");
  const { body } = await cma.onAcma("ada", `${path}/contents`);
  expect(body.items[0].fields).toMatchObject({ title: { "ko-KR": "밀물" }, height: { "en-US": 3 } });
});

test("a value written since the change blocks its publication", async () => {
  await change({ extra: { name: "Extra", type: "Text" } });
  await publish();
  expect(outcome(await change({ extra: undefined }))).toBe("200");
  const fields = { title: { "en-US": "Low" }, extra: { "en-US": "meanwhile" } };
  expect((await cma.onAcma("ada", `${path}/contents`, { method: "POST", body: { fields } })).status).toBe(
    201,
  );
  const answer = await publish();
  expect(outcome(answer)).toBe("422 ValidationFailed");
  expect(answer.body.details[0].path).toBe("fields.extra");
});
