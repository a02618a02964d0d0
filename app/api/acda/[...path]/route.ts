import { passOn } from "#lib/gateway/pass-on.ts";

const handle = (request: Request) => passOn(request, "acda");

export const GET = handle;
export const POST = handle;
export const PUT = handle;
export const PATCH = handle;
export const DELETE = handle;
export const OPTIONS = handle;
