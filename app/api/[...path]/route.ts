import { failure } from "#lib/gateway/failure.ts";
import { everyMethod } from "#lib/gateway/route-methods.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod(() => failure("NotFound"));
