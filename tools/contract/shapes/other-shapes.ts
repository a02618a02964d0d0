import { at } from "../expect.ts";
import type { Answer } from "../request.ts";
import type { Space } from "../space.ts";
import { findOperation, isList, isSuccess, type Shape } from "./shape.ts";

/** Sends the nickname and the picture that the member has: a Space may clear what is left out. */
export async function profileShapes(target: Space): Promise<Shape[]> {
  const { body } = await target.asMember("readProfile");
  const [nickname, avatarUrl] = [at(body, "nickname"), at(body, "avatarUrl") ?? undefined];
  const { shape } = await findOperation(target, {
    name: "updateProfile",
    point: "update own profile",
    calls: [{ json: { nickname, avatarUrl } }],
    isDone: isSuccess,
  });
  return [shape];
}

/** What ACDA delivers of the type of the tests. */
export async function deliveryShapes(target: Space): Promise<Shape[]> {
  const { contentTypeId } = target.field("Text");
  const listed = await findOperation(target, {
    name: "listPublishedOfType",
    point: "list published Content of a type",
    calls: [{ path: { contentTypeId } }],
    isDone: isList,
  });
  const contentId = at(listed.found?.answer.body, "items.0.sys.id");
  if (typeof contentId !== "string") return [listed.shape];
  const { shape } = await findOperation(target, {
    name: "readPublished",
    point: "read published Content",
    calls: [{ path: { contentTypeId, contentId } }],
    isDone: (answer) => at(answer.body, "sys.id") === contentId,
  });
  return [listed.shape, shape];
}

/** Statuses and bodies of refusals. */
export async function refusalShapes(target: Space): Promise<Shape[]> {
  const { contentTypeId } = target.field("Text");
  const path = { contentTypeId, contentId: "no-such" };
  const invalid = { path, json: { fields: "x" } };
  const grant = { json: { exchangeToken: "no-such" } };
  return [
    refusal("an invalid accessToken", await target.call("readProfile", { token: "no-such" }), 401),
    refusal("an invalid exchangeToken", await target.call("exchange", grant), 401),
    refusal("a Content that is not there", await target.asMember("readContent", { path }), 404),
    refusal("a body that doesn't fit", await target.asMember("createContent", invalid), 422),
  ];
}

function refusal(point: string, { status, headers, body, text }: Answer, decided: number): Shape {
  const isDecided = status === decided && at(body, "sys.type") === "Error";
  const type = headers.get("content-type")?.split(";")[0];
  return {
    point,
    choice: `${status}, ${text === "" ? "without a body" : (type ?? "without a type")}`,
    isDecided,
  };
}

/** What lists do where the interface leaves it open and the portal needs no setting. */
export async function listShapes(target: Space): Promise<Shape[]> {
  const path = { contentTypeId: target.field("Text").contentTypeId };
  const list = (query: string) => target.asMember("listContentsOfType", { path, query });
  const tooMany = await list("limit=101");
  const unknown = await list("sys.noSuchMember=1");
  const headers = { "x-service-advanced-search": "true" };
  const advanced = await target.asMember("listContentsOfType", { path, headers });
  const answer = advanced.headers.get("x-service-advanced-search");
  return [
    { point: "limit=101", choice: String(tooMany.status), isDecided: tooMany.status === 422 },
    {
      point: "a filter by an unknown path",
      choice: String(unknown.status),
      isDecided: unknown.status === 400,
    },
    { point: "advanced search", choice: answer ?? "no header in the answer", isDecided: answer !== null },
  ];
}
