import { plainBody, plainPath } from "../content.ts";
import { at, textAt } from "../expect.ts";
import type { Space } from "../space.ts";
import { by, findLayout, isSuccess, layoutShape, type Shape } from "./shape.ts";

const space = "/spaces/{spaceId}";
const lists = [`${space}/contents`, `${space}/content-types/{contentTypeId}/contents`, `${space}/entries`];
const items = lists.map((list) => `${list}/{contentId}`);

/** Creates a Content, changes it and deletes it, wherever the Space has that. */
export async function contentShapes(target: Space): Promise<Shape[]> {
  const { contentTypeId } = target.field("Text");
  const contentType = { sys: { type: "Refer", targetType: "ContentType", id: contentTypeId } };
  const { fields } = plainBody(target, "Contract");
  const made = await findLayout(target, {
    name: "createContent",
    others: by(["POST"], lists),
    calls: [{ fields }, { sys: { contentType }, fields }].map((json) => ({ path: { contentTypeId }, json })),
    isDone: (answer) => isSuccess(answer) && typeof at(answer.body, "sys.id") === "string",
  });
  const shapes = [layoutShape("createContent", "create Content", made?.layout)];
  if (made === undefined) return shapes;
  const withSys = at(made.call.json, "sys") !== undefined;
  target.namesTypeInBody = withSys;
  shapes.push(
    {
      point: "create Content: body",
      choice: withSys ? "sys.contentType and fields" : "fields",
      isDecided: !withSys,
    },
    {
      point: "create Content: status",
      choice: String(made.answer.status),
      isDecided: made.answer.status === 201,
    },
  );
  const path = { contentTypeId, contentId: textAt(made.answer.body, "sys.id") };
  return [...shapes, ...(await itemShapes(target, path))];
}

async function itemShapes(
  target: Space,
  path: { contentTypeId: string; contentId: string },
): Promise<Shape[]> {
  const read = await findLayout(target, {
    name: "readContent",
    others: by(["GET"], items),
    calls: [{ path }],
    isDone: (answer) => at(answer.body, "sys.id") === path.contentId,
  });
  const shapes = [layoutShape("readContent", "read Content", read?.layout)];
  if (read === undefined) return shapes;
  const current = async () => (await target.asMemberAt("readContent", read.layout, { path })).body;
  const json = plainBody(target, "Contract, changed");
  const version = String(at(read.answer.body, "sys.version"));
  const headers = { "x-service-version": version };
  const updated = await findLayout(target, {
    name: "updateContent",
    others: by(["PUT", "PATCH"], items),
    calls: [{ path, json, headers }],
    isDone: async (answer) =>
      isSuccess(answer) && at(await current(), plainPath(target)) === "Contract, changed",
  });
  shapes.push(layoutShape("updateContent", "update Content", updated?.layout));
  if (updated !== undefined) {
    const { status, body } = updated.answer;
    const choice = body === undefined ? `${status}, without the Content` : `${status}, with the Content`;
    shapes.push({ point: "update Content: answer", choice, isDecided: status === 200 && body !== undefined });
    const late = await target.asMemberAt("updateContent", updated.layout, { path, json, headers });
    const refusal = isSuccess(late) ? "not compared" : `refused with ${late.status}`;
    shapes.push({ point: "update of an old version", choice: refusal, isDecided: late.status === 409 });
  }
  const deleted = await findLayout(target, {
    name: "deleteContent",
    others: by(["DELETE"], items),
    calls: [{ path }],
    isDone: async (answer) => isSuccess(answer) && at(await current(), "sys.id") === undefined,
  });
  shapes.push(layoutShape("deleteContent", "delete Content", deleted?.layout));
  if (deleted !== undefined) {
    const { status } = deleted.answer;
    shapes.push({ point: "delete Content: status", choice: String(status), isDecided: status === 204 });
    const gone = await target.asMemberAt("readContent", read.layout, { path });
    shapes.push({ point: "a deleted Content", choice: String(gone.status), isDecided: gone.status === 404 });
  }
  return shapes;
}
