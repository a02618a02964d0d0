import { Readable } from "node:stream";
import * as z from "zod";
import type { AnyEndpointName } from "#lib/space/console-endpoints.ts";
import { currentSpaceFile, operationOf } from "#lib/space-file/current.ts";

type Body = Buffer | Readable | undefined;
type Members = Record<string, unknown>;

/** The body of a create as this Space reads it: the Content Type where its path lacks it, the user where it wants it. */
export async function spaceBody(
  name: AnyEndpointName,
  parameters: Readonly<Record<string, string>>,
  body: Body,
): Promise<Body> {
  const change = changeFor(name, parameters);
  if (change === undefined || body === undefined) return body;
  const bytes = body instanceof Readable ? Buffer.concat(await body.toArray()) : body;
  const parsed = membersSchema.safeParse(jsonIn(bytes));
  return parsed.success ? Buffer.from(JSON.stringify(change(parsed.data))) : bytes;
}

function changeFor(
  name: AnyEndpointName,
  { contentTypeId: id }: Readonly<Record<string, string>>,
): ((body: Members) => Members) | undefined {
  if (name === "createContent" && !operationOf(name).path.includes("{contentTypeId}")) {
    const contentType = { sys: { id, type: "Refer", targetType: "ContentType" } };
    return (body) => ({ sys: { contentType }, ...body });
  }
  if (name === "addMembership" && currentSpaceFile().conventions.membershipUser === "sys.user") {
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
