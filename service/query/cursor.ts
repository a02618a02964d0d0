import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { ServiceError } from "#service/errors.ts";
import type { Condition, ListParameters } from "#service/query/list-parameters.ts";
import type { OrderKey } from "#service/query/order.ts";

const keySchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** The order keys of an item, as `compile.ts` selects them. */
export const keysSchema = z.array(keySchema);

export type CursorKey = z.infer<typeof keySchema>;

/** The oldest item in a search of the newest ones (`newest.ts`). */
export type Since = readonly [createdAt: string, id: string];

export interface Position {
  keys: CursorKey[];
  /** The item at this position hasn't been shown yet. */
  inclusive: boolean;
  /** The list consists of near matches (`grammar.md`, "Advanced search"). */
  nearly?: boolean;
  since?: Since | undefined;
}

const payloadSchema = z.tuple([keysSchema, z.boolean()]).rest(z.boolean());
const sinceSchema = z.tuple([z.string(), z.string()]);

/** The list that a cursor belongs to: everything but `limit`, `select` and `include`. */
export function cursorBinding(
  list: readonly string[],
  order: OrderKey[],
  { conditions }: Pick<ListParameters, "conditions">,
): string {
  const keys = order.map(({ target, descending }) => `${descending ? "-" : ""}${target.path}`);
  return JSON.stringify([list, keys, conditions.map(canonical).sort()]);
}

export function sealCursor(
  { keys, inclusive, nearly = false, since }: Position,
  binding: string,
  secret: string,
): string {
  const payload = encode([keys, inclusive, ...(nearly ? [true] : [])]);
  // A part of its own, so that the previous version answers `BadCursor`.
  const signed = since ? `${payload}.${encode(since)}` : payload;
  return `${signed}.${sign(signed, binding, secret)}`;
}

/** @throws ServiceError `BadCursor` for an invalid cursor, and for one of another list, order or filter. */
export function openCursor(cursor: string, binding: string, secret: string): Position {
  const parts = cursor.split(".");
  const given = Buffer.from(parts.pop() ?? "");
  const expected = Buffer.from(sign(parts.join("."), binding, secret));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw badCursor();
  const [payload, since] = parts.map((part) => JSON.parse(Buffer.from(part, "base64url").toString()));
  const [keys, inclusive, nearly = false] = payloadSchema.parse(payload);
  return { keys, inclusive, nearly, ...(since && { since: sinceSchema.parse(since) }) };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function canonical({ path, operator, value }: Condition): string {
  return JSON.stringify([path, operator, value]);
}

function sign(signed: string, binding: string, secret: string): string {
  return createHmac("sha256", secret)
    .update(`${signed}\n${binding}`)
    .digest()
    .subarray(0, 16)
    .toString("base64url");
}

function badCursor(): ServiceError {
  return new ServiceError(
    "BadCursor",
    "This cursor is not of this list with this order and these conditions.",
  );
}
