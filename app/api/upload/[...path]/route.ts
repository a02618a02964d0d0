import { toResponse } from "#lib/gateway/answer.ts";
import { passOn } from "#lib/gateway/pass-on.ts";

const handle = async (request: Request) => toResponse(await passOn(request, "upload"));

export const HEAD = handle;
export const POST = handle;
export const PATCH = handle;
export const DELETE = handle;
export const OPTIONS = handle;
