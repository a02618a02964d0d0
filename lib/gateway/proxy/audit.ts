import * as z from "zod";
import type { Answer } from "#lib/gateway/http/answer.ts";
import { type Call, isRead } from "#lib/gateway/http/call.ts";
import { log } from "#lib/log.ts";
import type { AnyEndpointName } from "#lib/space/console-endpoints.ts";
import type { MatchedRow } from "./match.ts";

/** Parts of a file change nothing by themselves. */
const unlisted: readonly AnyEndpointName[] = ["askResumable", "continueResumable"];
const madeSchema = z.object({ sys: z.object({ id: z.string() }) });

/**
 * Logs each change: endpoint, ids and the service's status. Member and client address are in the log context.
 * No titles, values or e-mail addresses.
 */
export function auditChange<Name extends AnyEndpointName>(
  call: Call,
  { endpoint, parameters }: MatchedRow<Name>,
  { status, headers, body }: Answer,
): void {
  if (isRead(call) || unlisted.includes(endpoint) || headers["idempotent-replayed"] !== undefined) return;
  const { contentTypeId, contentId, mediaId, membershipId } = parameters;
  const targets = { contentTypeId, contentId, mediaId, membershipId };
  log().info({
    event: "change",
    action: endpoint,
    ...targets,
    createdId: createdId(call, { status, body }),
    status,
  });
}

function createdId({ method }: Call, { status, body }: Pick<Answer, "status" | "body">): string | undefined {
  if (method !== "POST" || status < 200 || status > 299 || !Buffer.isBuffer(body)) return undefined;
  try {
    return madeSchema.safeParse(JSON.parse(body.toString())).data?.sys.id;
  } catch {
    return undefined;
  }
}
