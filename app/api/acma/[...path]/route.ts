import { passOn } from "#lib/gateway/pass-on.ts";
import { everyMethod } from "#lib/gateway/route-methods.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod((request) => passOn(request, "acma"));
