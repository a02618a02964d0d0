import * as z from "zod/mini";

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
  code: string;
  message: string;
  details?: unknown;
  requestId?: string | undefined;
}

const codes = new Map([
  [400, "ValidationFailed"],
  [401, "InvalidToken"],
  [403, "AccessDenied"],
  [404, "NotFound"],
  [409, "VersionMismatch"],
  [410, "NotFound"],
  [412, "VersionMismatch"],
  [413, "TooLarge"],
  [415, "UnsupportedMediaType"],
  [422, "ValidationFailed"],
  [428, "VersionRequired"],
  [429, "RateLimited"],
  [503, "Unavailable"],
]);

const conflicts = ["UploadTaken", "AlreadyMember", "LastManager"];

/**
 * What an error answer means. A body of the decided shape (decisions.md, "Errors") names it; for any other body the
 * status does, as the interface shows no error bodies.
 */
export function readErrorBody(status: number, text: string): ErrorBody {
  const parsed = bodySchema.safeParse(jsonOf(text));
  const body = parsed.success ? parsed.data : undefined;
  const decided = body?.sys?.id;
  const code = decided ?? conflictIn(status, text) ?? codes.get(status) ?? "Unexpected";
  const details =
    decided === undefined
      ? (body?.errors ?? body?.["invalid-params"] ?? body?.invalidParams)?.map(detailOf)
      : body?.details;
  return {
    code,
    message:
      body?.message ??
      body?.detail ??
      body?.title ??
      decided ??
      `The service answered ${status} without saying why.`,
    ...(details !== undefined && { details }),
    requestId: body?.requestId,
  };
}

/** A conflict that isn't one of versions, in any spelling: `upload-taken`, "Upload taken". */
function conflictIn(status: number, text: string): string | undefined {
  if (status !== 409 && status !== 412) return undefined;
  const letters = text.toLowerCase().replaceAll(/[\s_-]/g, "");
  return conflicts.find((code) => letters.includes(code.toLowerCase()));
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
