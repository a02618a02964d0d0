import { listQueryString } from "#lib/space/list-query.ts";
import type { Send } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { type FoundPage, listFound } from "./list-found.ts";
import { type ListView, listQueryOf } from "./list-view.ts";

/** Why something could not be had. Plain data: it crosses from server to browser. */
export interface Problem {
  code: string;
  requestId?: string;
}

/** What the server asked for and got: a page, or why not. */
export interface Served {
  query: string;
  page?: FoundPage;
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
    return { query: asked, page: await listFound(send, type, view, memberId) };
  } catch (error) {
    if (!(error instanceof SpaceError)) throw error;
    return { query: asked, problem: problemOf(error) };
  }
}

/** The code of a `SpaceError` with its request id; anything else is a defect of ours. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof SpaceError)) return { code: "Defect" };
  return { code: error.code, ...(error.requestId !== undefined && { requestId: error.requestId }) };
}
