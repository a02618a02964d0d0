import type { Call } from "#lib/gateway/call.ts";
import { type InProcess, startInProcess } from "../in-process/in-process.ts";

/** The way of a member's files: to the upload API and to ACMA, under a session that can be kept and ended. */
export function startWay(
  settings: { accessTokenSeconds?: number; uploadMaxBytes?: number } = {},
): Promise<InProcess> {
  return startInProcess({ settings, handlers });
}

async function handlers() {
  const { passOn } = await import("#lib/gateway/pass-on.ts");
  const { signOut } = await import("#lib/session/sign-in/logout.ts");
  const { staySignedIn } = await import("#lib/session/renewal/stay.ts");
  return {
    prefixes: {
      "/api/acma/": (call: Call) => passOn(call, "acma"),
      "/api/upload/": (call: Call) => passOn(call, "upload"),
    },
    paths: { "/api/session": { POST: staySignedIn }, "/logout": { POST: signOut } },
  };
}
