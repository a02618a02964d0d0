import { memberClient } from "./client.ts";
import { textAt } from "./expect.ts";
import type { Answer } from "./request.ts";
import type { Space } from "./space.ts";

/** A Content Type that takes a Content with texts and nothing else. */
function plainType(space: Space) {
  const { contentTypeId, apiName } = space.field("Text");
  const { fields = [] } = space.target.file.contentTypes.find(({ id }) => id === contentTypeId) ?? {};
  const required = fields.filter((field) => field.required && field.type === "Text");
  return { contentTypeId, apiName, texts: new Set([apiName, ...required.map((field) => field.apiName)]) };
}

export function plainBody(space: Space, text: string) {
  const texts = [...plainType(space).texts].map((name) => [name, { [space.locale]: text }]);
  return { fields: Object.fromEntries(texts) };
}

/** The Text of a Content of `plainType`. */
export function plainPath(space: Space): string {
  return `fields.${plainType(space).apiName}.${space.locale}`;
}

export function createPlain(space: Space, json: unknown = plainBody(space, "Contract")): Promise<Answer> {
  const { contentTypeId } = plainType(space);
  return space.asMember("createContent", { path: { contentTypeId }, json });
}

/** A Content of the first member's, whole. */
export async function madePlain(space: Space): Promise<unknown> {
  const path = { spaceId: space.target.spaceId, contentTypeId: plainType(space).contentTypeId };
  const { data } = await memberClient(space).POST(
    "/acma/v1/spaces/{spaceId}/content-types/{contentTypeId}/contents",
    { params: { path }, body: plainBody(space, "Contract") },
  );
  return data;
}

/** Does something with a Content that is made for it and removed after it. */
export async function withPlain(
  space: Space,
  use: (id: string, content: unknown) => Promise<void>,
): Promise<void> {
  const content = await madePlain(space);
  const contentId = textAt(content, "sys.id");
  try {
    await use(contentId, content);
  } finally {
    await space.asMember("deleteContent", { path: { contentId } });
  }
}
