import { setTimeout } from "node:timers/promises";
import { createPlain, plainBody } from "../content.ts";
import { at } from "../expect.ts";
import type { Answer } from "../request.ts";
import type { Space } from "../space.ts";
import { conventionShape, hasId, isList, type Shape } from "./shape.ts";

type Parameters = [name: string, value: string][];

/** Forms of `order` and of several values, told by what two Contents answer, and of positions that are there. */
export async function conventionShapes(target: Space): Promise<Shape[]> {
  const made = await createMissing(target, 2 - (await idsIn(target, [["limit", "2"]])).length);
  const shapes = [await descendingShape(target), await valuesShape(target)];
  for (const contentId of made) await target.asMember("deleteContent", { path: { contentId } });
  return [...shapes, ...(await locationShapes(target))];
}

/** A second apart: some Spaces count in seconds. */
async function createMissing(target: Space, count: number): Promise<string[]> {
  const made: string[] = [];
  for (let index = 0; index < count; index++) {
    await setTimeout(1_000);
    const answer = await createPlain(target, plainBody(target, "Contract"));
    if (hasId(answer)) made.push(String(at(answer.body, "sys.id")));
  }
  return made;
}

const unknown = "another form, or fewer than two items";

async function descendingShape(target: Space): Promise<Shape> {
  const point = "order, descending";
  const firstBy = async (order: string) => {
    const { body } = await list(target, [
      ["order", order],
      ["limit", "1"],
    ]);
    return Date.parse(String(at(body, "items.0.sys.createdAt")));
  };
  const oldest = await firstBy("sys.createdAt");
  const forms = { "-key": "-sys.createdAt", "key:desc": "sys.createdAt:desc" };
  for (const [form, order] of Object.entries(forms)) {
    if ((await firstBy(order)) > oldest) return conventionShape(point, "descending", form);
  }
  return { point, choice: unknown, isDecided: false };
}

async function valuesShape(target: Space): Promise<Shape> {
  const point = "several values of in, nin, all";
  const [one, other] = await idsIn(target, [["limit", "2"]]);
  if (one === undefined || other === undefined) return { point, choice: unknown, isDecided: false };
  const findsBoth = async (...values: string[]) => {
    const found = await idsIn(
      target,
      values.map((value) => ["sys.id[in]", value]),
    );
    return found.length === 2 && found.includes(one) && found.includes(other);
  };
  // A Space that ignores the condition finds both by one of them.
  if (await findsBoth(one)) return { point, choice: unknown, isDecided: false };
  const list = [one, other].map((id) => id.replaceAll(",", "\\,")).join();
  if (await findsBoth(list)) return conventionShape(point, "values", "commas");
  if (await findsBoth(one, other)) return conventionShape(point, "values", "repeated");
  return { point, choice: unknown, isDecided: false };
}

async function locationShapes(target: Space): Promise<Shape[]> {
  const field = target.findField("Location");
  if (field === undefined) return [];
  const point = "form of a Location";
  const { contentTypeId, apiName } = field;
  const path = { contentTypeId };
  const { body } = await target.asMember("listContentsOfType", { path, query: "limit=100" });
  const items = [at(body, "items")].flat();
  const values = items.flatMap((item) => Object.values(Object(at(item, `fields.${apiName}`))));
  const forms = { "lon,lat": "lat,lon", "lng,lat": "lat,lng", "longitude,latitude": "latitude,longitude" };
  for (const value of values) {
    if (at(value, "type") === "Point") return [conventionShape(point, "location", "GeoJSON")];
    const names = Object.keys(Object(value)).sort().join();
    const form = Object.entries(forms).find(([, sorted]) => sorted === names)?.[0];
    if (form !== undefined) return [conventionShape(point, "location", form)];
  }
  return values.length === 0
    ? [{ point, choice: "no item has one" }]
    : [{ point, choice: "another form", isDecided: false }];
}

async function idsIn(target: Space, parameters: Parameters): Promise<string[]> {
  const answer = await list(target, parameters);
  const items = isList(answer) ? at(answer.body, "items") : [];
  return Array.isArray(items) ? items.map((item) => String(at(item, "sys.id"))) : [];
}

function list(target: Space, parameters: Parameters): Promise<Answer> {
  const path = { contentTypeId: target.field("Text").contentTypeId };
  const query = String(new URLSearchParams(parameters));
  return target.asMember("listContentsOfType", { path, query });
}
