import { at, textAt } from "../expect.ts";
import { mediaBody } from "../media.ts";
import { pngOf } from "../picture.ts";
import type { Space } from "../space.ts";
import { by, findLayout, isSuccess, layoutShape, type Shape } from "./shape.ts";

const space = "/spaces/{spaceId}";
const uploads = ["uploads", "upload", "files", "media"].map((name) => `${space}/${name}`);
const lists = ["media", "assets", "medias", "files"].map((name) => `${space}/${name}`);
const items = lists.map((list) => `${list}/{mediaId}`);

/** Uploads a picture, makes a Media of it, changes it and deletes it. */
export async function mediaShapes(target: Space): Promise<Shape[]> {
  const listed = await findLayout(target, {
    name: "listMedia",
    others: by(["GET"], lists),
    calls: [{}],
    isDone: (answer) => isSuccess(answer) && Array.isArray(at(answer.body, "items")),
  });
  const uploaded = await findLayout(target, {
    name: "createUpload",
    others: by(["POST"], uploads),
    calls: [{ raw: { body: pngOf(6, 4), type: "image/png" } }],
    isDone: (answer) => isSuccess(answer) && typeof at(answer.body, "sys.id") === "string",
  });
  const shapes = [
    layoutShape("listMedia", "list Media", listed?.layout),
    layoutShape("createUpload", "create an Upload of raw bytes", uploaded?.layout),
  ];
  if (uploaded === undefined) return shapes;
  const { status } = uploaded.answer;
  shapes.push({ point: "create an Upload: status", choice: String(status), isDecided: status === 201 });
  const made = await findLayout(target, {
    name: "createMedia",
    others: by(["POST"], lists),
    calls: [{ json: mediaBody(target, textAt(uploaded.answer.body, "sys.id")) }],
    isDone: (answer) => isSuccess(answer) && typeof at(answer.body, "sys.id") === "string",
  });
  shapes.push(layoutShape("createMedia", "create Media", made?.layout));
  if (made === undefined) return shapes;
  return [...shapes, ...(await itemShapes(target, { mediaId: textAt(made.answer.body, "sys.id") }))];
}

async function itemShapes(target: Space, path: { mediaId: string }): Promise<Shape[]> {
  const read = await findLayout(target, {
    name: "readMedia",
    others: by(["GET"], items),
    calls: [{ path }],
    isDone: (answer) => at(answer.body, "sys.id") === path.mediaId,
  });
  const shapes = [layoutShape("readMedia", "read Media", read?.layout)];
  if (read === undefined) return shapes;
  const current = async () => (await target.asMemberAt("readMedia", read.layout, { path })).body;
  const json = { fields: { title: { [target.locale]: "Contract, changed" } } };
  const updated = await findLayout(target, {
    name: "updateMedia",
    others: by(["PUT", "PATCH"], items),
    calls: [{ path, json }],
    isDone: async (answer) =>
      isSuccess(answer) && at(await current(), `fields.title.${target.locale}`) === "Contract, changed",
  });
  const deleted = await findLayout(target, {
    name: "deleteMedia",
    others: by(["DELETE"], items),
    calls: [{ path }],
    isDone: async (answer) => isSuccess(answer) && at(await current(), "sys.id") === undefined,
  });
  return [
    ...shapes,
    layoutShape("updateMedia", "update Media", updated?.layout),
    layoutShape("deleteMedia", "delete Media", deleted?.layout),
  ];
}
