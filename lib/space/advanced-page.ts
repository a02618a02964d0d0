import type * as z from "zod/mini";
import { answerOf } from "./answer.ts";
import { type ListAnswer, type Page, pageOf } from "./list.ts";
import { advancedSearchHeader, type Call, type Send } from "./send.ts";

/** A page asked for with advanced search: whether the Space has it, the page says. Throws `SpaceError`. */
export async function advancedPageOf<Item>(
  send: Send,
  schema: z.ZodMiniType<ListAnswer<Item>>,
  call: Call,
): Promise<Page<Item>> {
  let advancedSearch = false;
  const noting: Send = async (asked) => {
    const response = await send(asked);
    advancedSearch = response.headers.get(advancedSearchHeader) === "true";
    return response;
  };
  return { ...pageOf(await answerOf(noting, schema, { ...call, advancedSearch: true })), advancedSearch };
}
