import type { Answer } from "./call.ts";
import type { Choices, ErrorBody, Statuses } from "./choices.ts";

type Reason = Exclude<keyof Statuses, "created" | "updated" | "deleted">;

class Refused extends Error {
  override name = "Refused";
  reason: Reason;
  details: readonly string[];
  constructor(reason: Reason, details: readonly string[]) {
    super(details[0] ?? reason);
    this.reason = reason;
    this.details = details;
  }
}

/** Ends the call with the status and the body that the Space chose for the reason. */
export function refuse(reason: Reason, ...details: string[]): never {
  throw new Refused(reason, details);
}

/** Rethrows other errors. */
export function refusal(error: unknown, choices: Choices): Answer {
  if (!(error instanceof Refused)) throw error;
  const status = choices.statuses[error.reason];
  const kind = error.reason === "refusedGrant" ? choices.grantErrorBody : choices.errorBody;
  return { status, ...errorBody(kind, status, error) };
}

function errorBody(
  kind: ErrorBody,
  status: number,
  { reason, message, details }: Refused,
): Omit<Answer, "status"> {
  switch (kind) {
    case "problem": {
      const problem = { type: `urn:problem:${reason}`, title: message, status, invalid: details };
      return { headers: { "content-type": "application/problem+json" }, body: JSON.stringify(problem) };
    }
    case "errors":
      return { body: { errors: [{ code: status * 100, reason, text: message }] } };
    case "text":
      return { headers: { "content-type": "text/plain; charset=euc-kr" }, body: `${reason}\n` };
    case "html":
      return { headers: { "content-type": "text/html" }, body: page(reason) };
    case "empty":
      return {};
  }
}

export function page(title: string, body = ""): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`;
}
