import { type Answer, toResponse } from "./answer.ts";

type Handle = (request: Request) => Promise<Response>;

/** One handler as each of the methods that a route file may export; the file names those that it has. */
export function everyMethod(
  answer: (request: Request) => Answer | Promise<Answer>,
): Record<"GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS", Handle> {
  const handle: Handle = async (request) => toResponse(await answer(request));
  return {
    GET: handle,
    HEAD: handle,
    POST: handle,
    PUT: handle,
    PATCH: handle,
    DELETE: handle,
    OPTIONS: handle,
  };
}
