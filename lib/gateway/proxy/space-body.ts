import { Readable } from "node:stream";
import * as z from "zod";
import type { AnyEndpointName } from "#lib/space/console-endpoints.ts";
import type { ProfileChange } from "#lib/space/service-user.ts";
import { currentSpaceFile, operationOf, spacePositions } from "#lib/space-file/current.ts";

type Body = Buffer | Readable | undefined;
type Members = Record<string, unknown>;

interface WriteCall {
  endpoint: AnyEndpointName;
  parameters: Readonly<Record<string, string>>;
  /** What a PUT of the profile repeats. */
  profile?: ProfileChange | undefined;
}

/**
 * The body of a write as this Space reads it: the Content Type where its path lacks it, the user and positions in its
 * forms (`conventions`), the profile whole where a change replaces it.
 */
export async function spaceBody(call: WriteCall, body: Body): Promise<Body> {
  const changes = changesFor(call);
  if (changes.length === 0 || body === undefined) return body;
  const bytes = body instanceof Readable ? Buffer.concat(await body.toArray()) : body;
  const { data } = membersSchema.safeParse(jsonIn(bytes));
  if (data === undefined) return bytes;
  return Buffer.from(JSON.stringify(changes.reduce((changed, change) => change(changed), data)));
}

type Change = (body: Members) => Members;

function changesFor({ endpoint, parameters, profile }: WriteCall): Change[] {
  const { conventions } = currentSpaceFile();
  if (profile !== undefined) return [(body) => ({ ...profile, ...body })];
  if (endpoint === "addMembership" && conventions.membershipUser === "sys.user") {
    return [({ user, ...rest }) => ({ sys: { user }, ...rest })];
  }
  const changes: Change[] = [];
  if (endpoint === "createContent" && !operationOf(endpoint).path.includes("{contentTypeId}")) {
    const contentType = { sys: { id: parameters.contentTypeId, type: "Refer", targetType: "ContentType" } };
    changes.push((body) => ({ sys: { contentType }, ...body }));
  }
  const isWrite = endpoint === "createContent" || endpoint === "updateContent";
  if (isWrite && conventions.location !== "lon,lat") {
    changes.push((body) => spacePositions(parameters.contentTypeId ?? "", body));
  }
  return changes;
}

const membersSchema = z.record(z.string(), z.unknown());

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
