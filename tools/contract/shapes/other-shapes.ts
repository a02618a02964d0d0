import { at } from "../expect.ts";
import type { Answer } from "../request.ts";
import type { Space } from "../space.ts";
import { by, findLayout, isSuccess, layoutShape, type Shape } from "./shape.ts";

const profiles = ["/me", "/me/profile", "/profile"];

/** Sends the nickname that the member has. */
export async function profileShapes(target: Space): Promise<Shape[]> {
  const nickname = at((await target.asMember("readProfile")).body, "nickname");
  const updated = await findLayout(target, {
    name: "updateProfile",
    others: by(["PATCH", "PUT", "POST"], profiles),
    calls: [{ json: { nickname } }],
    isDone: isSuccess,
  });
  return [layoutShape("updateProfile", "update own profile", updated?.layout)];
}

const space = "/spaces/{spaceId}";
const deliveries = [
  `${space}/content-types/{contentTypeId}/contents`,
  `${space}/published/{contentTypeId}`,
  `${space}/delivery/{contentTypeId}`,
];

/** What ACDA delivers of the type of the tests. */
export async function deliveryShapes(target: Space): Promise<Shape[]> {
  const { contentTypeId } = target.field("Text");
  const hasItems = (answer: Answer) => isSuccess(answer) && Array.isArray(at(answer.body, "items"));
  const listed = await findLayout(target, {
    name: "deliverContentsOfType",
    others: by(["GET"], deliveries),
    calls: [{ path: { contentTypeId } }],
    isDone: hasItems,
  });
  const shapes = [layoutShape("deliverContentsOfType", "list published Content of a type", listed?.layout)];
  const contentId = at(listed?.answer.body, "items.0.sys.id");
  if (typeof contentId !== "string") return shapes;
  const read = await findLayout(target, {
    name: "deliverContent",
    others: by(
      ["GET"],
      [`${space}/contents`, ...deliveries].map((list) => `${list}/{contentId}`),
    ),
    calls: [{ path: { contentTypeId, contentId } }],
    isDone: (answer) => at(answer.body, "sys.id") === contentId,
  });
  return [...shapes, layoutShape("deliverContent", "read published Content", read?.layout)];
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

/** What lists do where the interface leaves it open. */
export async function listShapes(target: Space): Promise<Shape[]> {
  const { contentTypeId } = target.field("Text");
  const path = { contentTypeId };
  const list = (query: string) => target.asMember("listContentsOfType", { path, query });
  const times = (answer: Answer) =>
    [0, 1].map((index) => Date.parse(String(at(answer.body, `items.${index}.sys.createdAt`))));
  const isDescending = (answer: Answer) => {
    const [one = Number.NaN, other = Number.NaN] = times(answer);
    return isSuccess(answer) && one > other;
  };
  const minus = isDescending(await list("limit=2&order=-sys.createdAt"));
  const suffix = !minus && isDescending(await list("limit=2&order=sys.createdAt:desc"));
  const tooMany = await list("limit=101");
  const unknown = await list("sys.noSuchMember=1");
  const advanced = await target.asMember("listContentsOfType", {
    path,
    headers: { "x-service-advanced-search": "true" },
  });
  const answer = advanced.headers.get("x-service-advanced-search");
  return [
    {
      point: "order, descending",
      choice: minus ? "order=-key" : suffix ? "order=key:desc" : "another form, or fewer than two items",
      isDecided: minus,
    },
    { point: "limit=101", choice: String(tooMany.status), isDecided: tooMany.status === 422 },
    {
      point: "a filter by an unknown path",
      choice: String(unknown.status),
      isDecided: unknown.status === 400,
    },
    { point: "advanced search", choice: answer ?? "no header in the answer", isDecided: answer !== null },
  ];
}
