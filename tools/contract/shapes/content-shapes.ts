import { plainBody, plainPath } from "../content.ts";
import { at, textAt } from "../expect.ts";
import type { Space } from "../space.ts";
import { type Found, findOperation, hasId, isList, isSuccess, type Shape } from "./shape.ts";

/** Creates a Content, changes it and deletes it, wherever the Space has that. */
export async function contentShapes(target: Space): Promise<Shape[]> {
  const { contentTypeId } = target.field("Text");
  const contentType = { sys: { type: "Refer", targetType: "ContentType", id: contentTypeId } };
  const { fields } = plainBody(target, "Contract");
  const point = "list Content of all types";
  const listed = await findOperation(target, { name: "listContents", point, calls: [{}], isDone: isList });
  const made = await findOperation(target, {
    name: "createContent",
    point: "create Content",
    calls: [{ fields }, { sys: { contentType }, fields }].map((json) => ({ path: { contentTypeId }, json })),
    isDone: hasId,
  });
  const shapes = [listed.shape, made.shape];
  if (made.found === undefined) return shapes;
  const { answer, call } = made.found;
  const withSys = at(call.json, "sys") !== undefined;
  target.namesTypeInBody = withSys;
  const body = withSys ? "sys.contentType and fields" : "fields";
  const { status } = answer;
  shapes.push(
    { point: "create Content: body", choice: body, isDecided: !withSys },
    { point: "create Content: status", choice: String(status), isDecided: status === 201 },
  );
  return [
    ...shapes,
    ...(await itemShapes(target, { contentTypeId, contentId: textAt(answer.body, "sys.id") })),
  ];
}

interface ContentPath extends Record<string, string> {
  contentTypeId: string;
  contentId: string;
}

async function itemShapes(target: Space, path: ContentPath): Promise<Shape[]> {
  const { shape, found } = await findOperation(target, {
    name: "readContent",
    point: "read Content",
    calls: [{ path }],
    isDone: (answer) => at(answer.body, "sys.id") === path.contentId,
  });
  if (found === undefined) return [shape];
  const changes = await updateShapes(target, path, found);
  return [shape, ...changes, ...(await deleteShapes(target, path, found))];
}

async function updateShapes(target: Space, path: ContentPath, read: Found): Promise<Shape[]> {
  const json = plainBody(target, "Contract, changed");
  const headers = { "x-service-version": String(at(read.answer.body, "sys.version")) };
  const { shape, found } = await findOperation(target, {
    name: "updateContent",
    point: "update Content",
    calls: [{ path, json, headers }],
    isDone: async (answer) => {
      if (!isSuccess(answer)) return false;
      const { body } = await target.callAt("readContent", read.layout, { path }, "member");
      return at(body, plainPath(target)) === "Contract, changed";
    },
  });
  if (found === undefined) return [shape];
  const { status, body } = found.answer;
  const choice = body === undefined ? `${status}, without the Content` : `${status}, with the Content`;
  const late = await target.callAt("updateContent", found.layout, { path, json, headers }, "member");
  const refusal = isSuccess(late) ? "not compared" : `refused with ${late.status}`;
  return [
    shape,
    { point: "update Content: answer", choice, isDecided: status === 200 && body !== undefined },
    { point: "update of an old version", choice: refusal, isDecided: late.status === 409 },
  ];
}

async function deleteShapes(target: Space, path: ContentPath, read: Found): Promise<Shape[]> {
  const current = () => target.callAt("readContent", read.layout, { path }, "member");
  const { shape, found } = await findOperation(target, {
    name: "deleteContent",
    point: "delete Content",
    calls: [{ path }],
    isDone: async (answer) => isSuccess(answer) && at((await current()).body, "sys.id") !== path.contentId,
  });
  if (found === undefined) return [shape, leftBehind(path.contentId)];
  const { status } = found.answer;
  const gone = await current();
  return [
    shape,
    { point: "delete Content: status", choice: String(status), isDecided: status === 204 },
    { point: "a deleted Content", choice: String(gone.status), isDecided: gone.status === 404 },
  ];
}

/** What was created here and can't be deleted. */
export function leftBehind(id: string): Shape {
  return { point: "left in the Space", choice: id };
}
