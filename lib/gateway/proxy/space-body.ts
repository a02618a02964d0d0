import { Readable } from "node:stream";
import * as z from "zod";
import type { AnyEndpointName } from "#lib/space/console-endpoints.ts";
import type { ProfileChange } from "#lib/space/service-user.ts";
import { currentSpaceFile, operationOf } from "#lib/space-file/current.ts";

type Body = Buffer | Readable | undefined;
type Members = Record<string, unknown>;

interface WriteCall {
  endpoint: AnyEndpointName;
  parameters: Readonly<Record<string, string>>;
  /** What a PUT of the profile repeats. */
  profile?: ProfileChange | undefined;
}

/**
 * The body of a write as this Space reads it: the Content Type where its path lacks it, the user where it wants it, the
 * profile whole where a change replaces it.
 */
export async function spaceBody(call: WriteCall, body: Body): Promise<Body> {
  const change = changeFor(call);
  if (change === undefined || body === undefined) return body;
  const bytes = body instanceof Readable ? Buffer.concat(await body.toArray()) : body;
  const parsed = membersSchema.safeParse(jsonIn(bytes));
  return parsed.success ? Buffer.from(JSON.stringify(change(parsed.data))) : bytes;
}

function changeFor({ endpoint, parameters, profile }: WriteCall): ((body: Members) => Members) | undefined {
  if (profile !== undefined) return (body) => ({ ...profile, ...body });
  if (endpoint === "createContent" && !operationOf(endpoint).path.includes("{contentTypeId}")) {
    const contentType = { sys: { id: parameters.contentTypeId, type: "Refer", targetType: "ContentType" } };
    return (body) => ({ sys: { contentType }, ...body });
  }
  if (endpoint === "addMembership" && currentSpaceFile().conventions.membershipUser === "sys.user") {
    return ({ user, ...rest }) => ({ sys: { user }, ...rest });
  }
  return undefined;
}

const membersSchema = z.record(z.string(), z.unknown());

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
