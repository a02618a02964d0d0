import * as z from "zod/mini";
import { environment } from "#lib/environment.ts";
import { type Sent, sendAsMember } from "#lib/session/send.ts";
import type { Session } from "#lib/session/session.ts";
import { readJson, type UpstreamRequest } from "#lib/session/upstream/upstream.ts";
import { type ProfileChange, serviceUserSchema } from "#lib/space/service-user.ts";
import { operationOf } from "#lib/space-file/current.ts";

const largestBytes = 256 * 1024;

/**
 * What members may change of the profile, as it is now: a page sends what changes, and a Space may clear what a PUT
 * leaves out. `failed` is the answer of a Space that doesn't say it.
 */
export async function wholeProfile(
  session: Session,
  signal: UpstreamRequest["signal"],
): Promise<{ profile: ProfileChange; session: Session } | { failed: Sent }> {
  const { method, path } = operationOf("readProfile");
  const sent = await sendAsMember(session, {
    url: environment().services.acma + path,
    method,
    headers: { accept: "application/json" },
    body: undefined,
    repeatable: true,
    signal,
  });
  if (sent.state !== "answered" || sent.response.status >= 300) return { failed: sent };
  const read = z.safeParse(serviceUserSchema, await readJson(sent.response.body, largestBytes));
  if (!read.success) return { failed: { state: "unavailable" } };
  const { nickname, avatarUrl } = read.data;
  return { profile: { nickname, ...(avatarUrl && { avatarUrl }) }, session: sent.session };
}
