import { at, textAt } from "../expect.ts";
import { entryPath, mediaBody, onceProcessed } from "../media.ts";
import { pngOf } from "../picture.ts";
import type { Space } from "../space.ts";
import { leftBehind } from "./content-shapes.ts";
import { findOperation, hasId, isList, isSuccess, type Shape } from "./shape.ts";

/** Uploads a picture, makes a Media of it, changes it and deletes it. */
export async function mediaShapes(target: Space): Promise<Shape[]> {
  const listed = await findOperation(target, {
    name: "listMedia",
    point: "list Media",
    calls: [{}],
    isDone: isList,
  });
  const uploaded = await findOperation(target, {
    name: "createUpload",
    point: "create an Upload of raw bytes",
    calls: [{ raw: { body: pngOf(6, 4), type: "image/png" } }],
    isDone: hasId,
  });
  const shapes = [listed.shape, uploaded.shape];
  if (uploaded.found === undefined) return shapes;
  const { status, body } = uploaded.found.answer;
  shapes.push({ point: "create an Upload: status", choice: String(status), isDecided: status === 201 });
  const made = await findOperation(target, {
    name: "createMedia",
    point: "create Media",
    calls: [{ json: mediaBody(target, textAt(body, "sys.id")) }],
    isDone: hasId,
  });
  shapes.push(made.shape);
  if (made.found === undefined) return shapes;
  return [...shapes, ...(await itemShapes(target, textAt(made.found.answer.body, "sys.id")))];
}

async function itemShapes(target: Space, mediaId: string): Promise<Shape[]> {
  const path = { mediaId };
  const read = await findOperation(target, {
    name: "readMedia",
    point: "read Media",
    calls: [{ path }],
    isDone: (answer) => at(answer.body, "sys.id") === mediaId,
  });
  if (read.found === undefined) return [read.shape];
  const { layout } = read.found;
  const current = async () => (await target.callAt("readMedia", layout, { path }, "member")).body;
  const originShape = await deliveryShape(target, current);
  const headers = { "x-service-version": String(at(await current(), "sys.version")) };
  const json = { fields: { title: { [target.locale]: "Contract, changed" } } };
  const updated = await findOperation(target, {
    name: "updateMedia",
    point: "update Media",
    calls: [{ path, json, headers }],
    isDone: async (answer) =>
      isSuccess(answer) && at(await current(), `fields.title.${target.locale}`) === "Contract, changed",
  });
  const deleted = await findOperation(target, {
    name: "deleteMedia",
    point: "delete Media",
    calls: [{ path }],
    isDone: async (answer) => isSuccess(answer) && at(await current(), "sys.id") !== mediaId,
  });
  const rest = deleted.found === undefined ? [leftBehind(mediaId)] : [];
  return [read.shape, originShape, updated.shape, deleted.shape, ...rest];
}

/** Pages load pictures from the origins of the five addresses, and from those that the Space file names. */
async function deliveryShape(target: Space, current: () => Promise<unknown>): Promise<Shape> {
  const point = "origin of media files";
  const url = at(await onceProcessed(target, current), `${entryPath(target)}.url`);
  if (typeof url !== "string") return { point, choice: "no url after 20 seconds", isDecided: false };
  if (!URL.canParse(url)) return { point, choice: `${url} isn't a whole address`, isDecided: false };
  const { origin } = new URL(url);
  const isOwn = Object.values(target.target.addresses).some((address) => new URL(address).origin === origin);
  if (isOwn) return { point, choice: origin, isDecided: true };
  return {
    point,
    choice: origin,
    isDecided: false,
    setting: { member: "media", name: "origins", value: origin },
  };
}
