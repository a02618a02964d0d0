import * as z from "zod/mini";
import { type AnsweredCall, type OutcomeCode, outcomeOf } from "./outcome.ts";

const text = z.catch(z.optional(z.string()), undefined);

const detailSchema = z.looseObject({
  path: text,
  pointer: text,
  field: text,
  name: text,
  source: z.catch(z.optional(z.looseObject({ pointer: text })), undefined),
  message: text,
  detail: text,
  reason: text,
  title: text,
});

const detailsSchema = z.catch(z.optional(z.array(detailSchema)), undefined);

const bodySchema = z.looseObject({
  sys: z.catch(z.optional(z.looseObject({ type: text, id: text })), undefined),
  message: text,
  detail: text,
  title: text,
  details: z.optional(z.unknown()),
  errors: detailsSchema,
  "invalid-params": detailsSchema,
  invalidParams: detailsSchema,
  requestId: text,
});

export interface ErrorBody {
  code: OutcomeCode;
  message: string;
  details?: unknown;
  requestId?: string | undefined;
}

/**
 * Reads an error body of any shape: the decided one (decisions.md, "Errors"), problem+json, `errors`, text, HTML or
 * none. What the answer means is decided by `outcomeOf`.
 */
export function readErrorBody(status: number, text: string, call: AnsweredCall | undefined): ErrorBody {
  const parsed = bodySchema.safeParse(jsonOf(text));
  const body = parsed.success ? parsed.data : undefined;
  const name = body?.sys?.id;
  const listed = body?.errors ?? body?.["invalid-params"] ?? body?.invalidParams;
  const details = body?.details ?? listed?.map(detailOf);
  return {
    code: outcomeOf({ status, name, text }, call),
    message:
      body?.message ??
      body?.detail ??
      body?.title ??
      name ??
      `The service answered ${status} without saying why.`,
    ...(details !== undefined && { details }),
    requestId: body?.requestId,
  };
}

function detailOf(detail: z.infer<typeof detailSchema>) {
  const place = detail.path ?? detail.pointer ?? detail.source?.pointer ?? detail.field ?? detail.name;
  const message = detail.message ?? detail.detail ?? detail.reason ?? detail.title;
  return {
    ...(place !== undefined && { path: dotted(place) }),
    ...(message !== undefined && { message }),
  };
}

/** `#/fields/title/en` as `fields.title.en`. */
function dotted(place: string): string {
  if (!/^#?\//.test(place)) return place;
  const names = place.replace(/^#?\//, "").split("/");
  return names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~")).join(".");
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
