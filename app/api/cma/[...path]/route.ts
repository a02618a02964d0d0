import { passOnConsole } from "#lib/gateway/pass-on-console.ts";
import { everyMethod } from "#lib/gateway/route-methods.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod(passOnConsole);
