import { toResponse } from "#lib/gateway/answer.ts";
import { failure } from "#lib/gateway/failure.ts";

const handle = () => toResponse(failure("NotFound"));

export const GET = handle;
export const POST = handle;
export const PUT = handle;
export const PATCH = handle;
export const DELETE = handle;
export const OPTIONS = handle;
