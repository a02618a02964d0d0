import { advancedPageOf, answerOf, changeOf, listPageOf, sendOnly } from "./answer.ts";
import { type Content, type ContentWrite, contentSchema } from "./content.ts";
import type { EndpointName } from "./endpoints.ts";
import { type ListQuery, listQueryString, type Page } from "./list.ts";
import { isRefer } from "./refer.ts";
import type { Send } from "./send.ts";
import { undefinedWhenRefused } from "./space-error.ts";

/**
 * A page of Contents of one type (ACMA, "List Content"), with advanced search if the Space has it. Throws
 * `SpaceError`.
 */
export async function listContents(
  send: Send,
  contentTypeId: string,
  query: ListQuery,
): Promise<Page<Content>> {
  return await advancedPageOf(send, contentSchema, {
    endpoint: "listContentsOfType",
    parameters: { contentTypeId },
    query: listQueryString(query),
  });
}

/** A page of Contents of any type (ACMA, "List Content, flat"). Throws `SpaceError`. */
export async function listContentsOfAnyType(send: Send, query: ListQuery): Promise<Page<Content>> {
  return await listPageOf(send, contentSchema, { endpoint: "listContents", query: listQueryString(query) });
}

type Include = NonNullable<ListQuery["include"]>;

/** The type is known wherever a Content is: a Space can have single Contents below it. */
export interface ContentIds {
  contentTypeId: string;
  contentId: string;
}

/** Whether this Space was seen to expand Refers in lists alone, where the interface has `include`. */
let expandsListsAlone = false;

/**
 * One Content, with targets expanded `include` levels deep; as an item of a list where that alone expands them. Throws
 * `SpaceError`.
 */
export async function readContent(send: Send, ids: ContentIds, include: Include = 0): Promise<Content> {
  const known = expandsListsAlone && include > 0 ? await listedContent(send, ids, include) : undefined;
  if (known !== undefined) return known;
  const { contentTypeId, contentId } = ids;
  const content = await answerOf(send, contentSchema, {
    endpoint: "readContent",
    parameters: { contentTypeId, contentId },
    query: include === 0 ? "" : `include=${include}`,
  });
  if (expandsListsAlone || include === 0 || !hasOnlyRefers(content)) return content;
  const listed = await listedContent(send, ids, include);
  if (listed === undefined || hasOnlyRefers(listed)) return content;
  expandsListsAlone = true;
  return listed;
}

async function listedContent(send: Send, { contentTypeId, contentId }: ContentIds, include: Include) {
  const query = { limit: 1, include, conditions: [["sys.id", contentId] as const] };
  const page = await listContents(send, contentTypeId, query).catch(undefinedWhenRefused);
  return page?.items.find(({ sys }) => sys.id === contentId);
}

/** Whether nothing that it refers to is expanded, not even who created it. */
function hasOnlyRefers({ sys, fields }: Content): boolean {
  const values = Object.values(fields).flatMap((locales) => Object.values(locales).flat());
  return (
    isRefer(sys.createdBy) && !values.some((value) => Object(value).sys !== undefined && !isRefer(value))
  );
}

/** Creates and publishes Content. Throws `SpaceError`. */
export async function createContent(
  send: Send,
  contentTypeId: string,
  write: ContentWrite,
): Promise<Content> {
  return await answerOf(send, contentSchema, {
    endpoint: "createContent",
    parameters: { contentTypeId },
    body: write,
  });
}

/** Replaces the fields of `version`; a 409 `VersionMismatch` if it isn't current. */
export async function updateContent(
  send: Send,
  { contentTypeId, contentId }: ContentIds,
  version: number,
  write: ContentWrite,
): Promise<Content> {
  const ids = { contentTypeId, contentId };
  const call = { endpoint: "updateContent", parameters: ids, version, body: write } as const;
  return await changeOf(send, contentSchema, call, async () => await readContent(send, ids));
}

/** Deletes and unpublishes Content. Throws `SpaceError`. */
export async function deleteContent(send: Send, { contentTypeId, contentId }: ContentIds): Promise<void> {
  await sendOnly(send, { endpoint: "deleteContent", parameters: { contentTypeId, contentId } });
}

const publishedRows = new Map<EndpointName, EndpointName>([
  ["listContentsOfType", "listPublishedOfType"],
  ["listContents", "listPublished"],
  ["readContent", "readPublished"],
]);

/**
 * Sends reads to ACDA, which has the same paths for published Content (decisions.md, "ACMA and ACDA") and
 * takes the same accessToken (`seed.md`, "Authentication"). Other calls are a defect.
 */
export function fromPublished(send: Send): Send {
  return async (call) => {
    const endpoint = publishedRows.get(call.endpoint);
    if (endpoint === undefined) throw new Error(`ACDA has nothing like ${call.endpoint}`);
    return await send({ ...call, endpoint });
  };
}
