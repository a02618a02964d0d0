import * as z from "zod/mini";
import type { Call, Send } from "./send.ts";
import { SpaceError, spaceErrorOf } from "./space-error.ts";

/** Sends a call and reads its answer by `schema`; everything else is thrown as a `SpaceError`. */
export async function answerOf<Schema extends z.core.$ZodType, Name extends string>(
  send: Send<Name>,
  schema: Schema,
  call: Call<Name>,
): Promise<z.core.output<Schema>> {
  const response = await send(call);
  if (!response.ok) throw await spaceErrorOf(response);
  const parsed = z.safeParse(schema, await response.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new SpaceError({
    status: 502,
    code: "UnreadableAnswer",
    message: "The service answered something that does not fit.",
    details: parsed.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message })),
  });
}
