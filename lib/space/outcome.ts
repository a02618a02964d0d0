import type { Call } from "./send.ts";

/** What a 400 or 422 may name; the first is meant when it names none of them. */
const refusals = [
  "ValidationFailed",
  "BadRequest",
  "BadCursor",
  "BadFilterValue",
  "UnknownField",
  "NotSearchable",
  "ContentTypeRequired",
  "AdvancedSearchUnavailable",
  "FilterTooExpensive",
] as const;

/** What a 409 or 412 may name; the last two are the portal's own. */
const conflicts = [
  "Conflict",
  "VersionMismatch",
  "UploadTaken",
  "AlreadyMember",
  "LastManager",
  "OtherMember",
  "Retry",
] as const;

/**
 * The closed list of what an answer that isn't a success means. The status decides; where it allows several, the body
 * and the call do. Status 0 is no answer.
 */
const outcomes = {
  0: ["Unreachable"],
  400: refusals,
  401: ["InvalidToken", "SessionEnded"],
  403: ["AccessDenied"],
  404: ["NotFound", "UnknownProvider"],
  405: ["MethodNotAllowed"],
  409: conflicts,
  410: ["NotFound"],
  412: conflicts,
  413: ["TooLarge"],
  415: ["UnsupportedMediaType"],
  422: refusals,
  428: ["VersionRequired"],
  429: ["RateLimited"],
  500: ["InternalError"],
  502: ["Unreachable", "UnreadableAnswer"],
  503: ["Unavailable"],
  504: ["TimedOut"],
} as const;

export type OutcomeCode = (typeof outcomes)[keyof typeof outcomes][number] | "Unexpected";

/** What tells calls apart that are answered with the same status. */
export type AnsweredCall = Pick<Call<string>, "endpoint" | "query" | "version">;

/** Names that mean the same in any spelling, so that a Space may write `upload-taken` or "Upload taken". */
const spelled: readonly OutcomeCode[] = [...refusals.slice(2), ...conflicts.slice(1, 5)];

/** What an answer means; `name` is its `sys.id`, if it has one of the decided shape. */
export function outcomeOf(
  { status, name, text }: { status: number; name: string | undefined; text: string },
  call: AnsweredCall | undefined,
): OutcomeCode {
  const possible = possibleAt(status);
  const named = possible.find((code) => code === name);
  if (named !== undefined) return named;
  const letters = text.toLowerCase().replaceAll(/[\s_-]/g, "");
  const written = possible.find((code) => spelled.includes(code) && letters.includes(code.toLowerCase()));
  if (written !== undefined) return written;
  const [usual = "Unexpected"] = possible;
  if (usual === "Conflict") return unnamedConflict(call);
  return usual === "ValidationFailed" ? unnamedRefusal(call) : usual;
}

/** What a status means by itself. */
export function outcomeAt(status: number): OutcomeCode {
  return outcomeOf({ status, name: undefined, text: "" }, undefined);
}

function possibleAt(status: number): readonly OutcomeCode[] {
  const listed = Object.entries(outcomes).find(([each]) => Number(each) === status)?.[1];
  return listed ?? (status > 500 && status < 600 ? outcomes[500] : []);
}

/** A write that carries a version is refused for it, and a creation for what exists already. */
function unnamedConflict(call: AnsweredCall | undefined): OutcomeCode {
  if (call?.version !== undefined) return "VersionMismatch";
  if (call?.endpoint === "createMedia") return "UploadTaken";
  return call?.endpoint === "addMembership" ? "AlreadyMember" : "Conflict";
}

const neverConditions = new Set(["limit", "order", "include", "select"]);

/** Of what a list sends, its cursor and its conditions are what a Space may not accept any more, or at all. */
function unnamedRefusal(call: AnsweredCall | undefined): OutcomeCode {
  if (!call?.endpoint.startsWith("list")) return "ValidationFailed";
  const names = [...new URLSearchParams(call.query).keys()];
  if (names.some((name) => name === "next" || name === "prev")) return "BadCursor";
  return names.some((name) => !neverConditions.has(name)) ? "BadFilterValue" : "ValidationFailed";
}
