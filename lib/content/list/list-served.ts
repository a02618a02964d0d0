import { listContents } from "#lib/space/contents.ts";
import { listQueryString } from "#lib/space/list-query.ts";
import type { Send } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { type Problem, problemOf } from "../space-problem.ts";
import { type FoundPage, listFound } from "./list-found.ts";
import { isPartOfAll, type ListView, listQueryOf } from "./list-view.ts";

/** What the server asked for and got: a page, or why not. */
export interface Served {
  query: string;
  page?: FoundPage;
  /** How many there are of the type, where the view is only some of it. */
  all?: number;
  problem?: Problem;
}

/** The first page of a view, for the first HTML. A Space that says no is a problem to show, not a defect. */
export async function servedList(
  send: Send,
  type: ContentType,
  view: ListView,
  memberId: string,
): Promise<Served> {
  const asked = listQueryString(listQueryOf(type, view, memberId));
  try {
    const [page, all] = await Promise.all([
      listFound(send, type, view, memberId),
      isPartOfAll(view) ? totalOf(send, type.id) : undefined,
    ]);
    return { query: asked, page, ...(all !== undefined && { all }) };
  } catch (error) {
    if (!(error instanceof SpaceError)) throw error;
    return { query: asked, problem: problemOf(error) };
  }
}

/** A list stands without this number. */
async function totalOf(send: Send, contentTypeId: string): Promise<number | undefined> {
  return await listContents(send, contentTypeId, { limit: 1 }).then(
    ({ totalCount }) => totalCount,
    () => undefined,
  );
}
