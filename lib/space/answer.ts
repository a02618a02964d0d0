import * as z from "zod/mini";
import { withIncluded } from "./included.ts";
import { listSchema, type Page, pageOf } from "./list.ts";
import { isTooDeep } from "./nesting.ts";
import { advancedSearchHeader, type Call, type Send, type SpaceAnswer } from "./send.ts";
import { type ErrorDetail, SpaceError, spaceErrorOf } from "./space-error.ts";

/** Sends a call and parses its answer; everything else throws `SpaceError`. */
export async function answerOf<Schema extends z.core.$ZodType, Name extends string>(
  send: Send<Name>,
  schema: Schema,
  call: Call<Name>,
): Promise<z.core.output<Schema>> {
  return flat(await parsedAnswer(schema, await successOf(send, call), call.query));
}

/** Sends an update; if the Space answers it without a body (204), reads the resource again. Throws `SpaceError`. */
export async function changeOf<Schema extends z.core.$ZodType, Name extends string>(
  send: Send<Name>,
  schema: Schema,
  call: Call<Name>,
  readAgain: () => Promise<z.core.output<Schema>>,
): Promise<z.core.output<Schema>> {
  const response = await successOf(send, call);
  return response.status === 204 ? await readAgain() : flat(await parsedAnswer(schema, response));
}

async function parsedAnswer<Schema extends z.core.$ZodType>(
  schema: Schema,
  response: SpaceAnswer,
  query?: string,
): Promise<z.core.output<Schema>> {
  const parsed = z.safeParse(schema, withIncluded(await response.json().catch(() => undefined), query));
  if (parsed.success) return parsed.data;
  throw unreadable(
    parsed.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message })),
  );
}

function flat<Answer>(answer: Answer): Answer {
  if (isTooDeep(answer)) throw unreadable([{ path: "", message: "nested too deeply" }]);
  return answer;
}

function unreadable(details: ErrorDetail[]): SpaceError {
  const message = "The service answered something that does not fit.";
  return new SpaceError({ status: 502, code: "UnreadableAnswer", message, details });
}

async function successOf<Name extends string>(send: Send<Name>, call: Call<Name>): Promise<SpaceAnswer> {
  const response = await send(call);
  if (!response.ok) throw await spaceErrorOf(response, call);
  return response;
}

/** Sends a call whose answer has no body, such as a deletion. Throws `SpaceError`. */
export async function sendOnly<Name extends string>(send: Send<Name>, call: Call<Name>): Promise<void> {
  await successOf(send, call);
}

/** A page of a list. Throws `SpaceError`. */
export async function listPageOf<Item extends z.core.$ZodType, Name extends string>(
  send: Send<Name>,
  itemSchema: Item,
  call: Call<Name>,
): Promise<Page<z.core.output<Item>>> {
  return pageOf(await parsedAnswer(listSchema, await successOf(send, call), call.query), itemSchema);
}

/** A page asked for with advanced search; it says whether the Space has that. Throws `SpaceError`. */
export async function advancedPageOf<Item extends z.core.$ZodType>(
  send: Send,
  itemSchema: Item,
  call: Call,
): Promise<Page<z.core.output<Item>>> {
  let advancedSearch = false;
  const noting: Send = async (advanced) => {
    const response = await send(advanced);
    advancedSearch = response.headers.get(advancedSearchHeader) === "true";
    return response;
  };
  return { ...(await listPageOf(noting, itemSchema, { ...call, advancedSearch: true })), advancedSearch };
}
