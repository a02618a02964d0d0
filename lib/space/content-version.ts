import * as z from "zod/mini";
import { answerOf } from "./answer.ts";
import { listSchema } from "./list.ts";
import { listQueryString } from "./list-query.ts";
import type { Send } from "./send.ts";

const versionsSchema = listSchema(z.looseObject({ sys: z.looseObject({ version: z.number() }) }));

/** The `sys.version` of a Content as it is now, and nothing else of it; `undefined` when it is not there. */
export async function readVersion(
  send: Send,
  contentTypeId: string,
  contentId: string,
): Promise<number | undefined> {
  const found = await answerOf(send, versionsSchema, {
    endpoint: "listContentsOfType",
    parameters: { contentTypeId },
    query: listQueryString({
      limit: 1,
      conditions: [
        ["sys.id", contentId],
        ["select", "sys.version"],
      ],
    }),
  });
  return found.items[0]?.sys.version;
}
