import type { Content } from "#lib/space/content.ts";
import { listContents, listContentsOfAnyType } from "#lib/space/contents.ts";
import type { ListQuery } from "#lib/space/list.ts";
import type { Send } from "#lib/space/send.ts";
import { isHidden, isMissingOperation, isSpaceError } from "#lib/space/space-error.ts";

/** `unlisted`: the Space has no list of all types, and too many types for a list of each. */
export type Latest = readonly Content[] | "unreachable" | "unlisted";

interface LatestQuery extends Pick<ListQuery, "conditions"> {
  limit: number;
  by: keyof typeof moments;
  /** In a Space without a list of all types each one is a call. */
  typeIds: readonly string[];
}

const moments = {
  "sys.updatedAt": ({ sys }: Content) => sys.updatedAt,
  "sys.publish.at": ({ sys }: Content) => sys.publish?.at ?? sys.createdAt,
};
const mostLists = 4;

/** The latest Contents of all types, with the resources of their Refers. */
export async function latestOfAnyType(send: Send, { by, typeIds, ...rest }: LatestQuery): Promise<Latest> {
  const query: ListQuery = { ...rest, order: `-${by}`, include: 1 };
  try {
    return (await listContentsOfAnyType(send, query)).items;
  } catch (error) {
    if (!isSpaceError(error)) throw error;
    if (!isMissingOperation(error)) return "unreachable";
  }
  if (typeIds.length > mostLists) return "unlisted";
  try {
    const all = typeIds.map((typeId) => listContents(send, typeId, query).catch(undefinedIfHidden));
    const pages = (await Promise.all(all)).filter((page) => page !== undefined);
    if (pages.length === 0) return "unreachable";
    const time = (content: Content) => Date.parse(moments[by](content));
    return pages
      .flatMap(({ items }) => items)
      .sort((one, other) => time(other) - time(one))
      .slice(0, rest.limit);
  } catch (error) {
    if (!isSpaceError(error)) throw error;
    return "unreachable";
  }
}

function undefinedIfHidden(error: unknown): undefined {
  if (!isHidden(error)) throw error;
}
