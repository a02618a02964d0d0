import type { Call } from "#lib/gateway/call.ts";
import { issueCmaToken } from "#service/cma/cma-token.ts";
import { type InProcess, startInProcess } from "../in-process/in-process.ts";
import type { Exchange } from "../servers/recording-proxy.ts";

export interface Console extends InProcess {
  /** Every call that reached the service. */
  upstream: Exchange[];
  /** A CMA token of a platform user of the demo Space. */
  cmaToken(key: string): Promise<string>;
}

/** The ways of both identities, a member's and a platform user's, with a recorder in front of the Space. */
export async function startConsole(): Promise<Console> {
  const upstream: Exchange[] = [];
  const here = await startInProcess({ handlers, record: (exchange) => upstream.push(exchange) });
  return {
    ...here,
    upstream,
    cmaToken: async (key) => {
      const who = { email: `${key}@example.com`, now: new Date(), days: 1 };
      const issued = await issueCmaToken(here.service.context.db, who);
      if (issued === undefined) throw new Error(`There is no platform user ${key}.`);
      return issued.token;
    },
  };
}

async function handlers() {
  const { passOn } = await import("#lib/gateway/pass-on.ts");
  const { passOnConsole } = await import("#lib/gateway/pass-on-console.ts");
  const { enterConsole } = await import("#lib/session/console/enter.ts");
  const { leaveConsole } = await import("#lib/session/console/leave.ts");
  return {
    prefixes: {
      "/api/acma/": (call: Call) => passOn(call, "acma"),
      "/api/upload/": (call: Call) => passOn(call, "upload"),
      "/api/cma/": passOnConsole,
    },
    paths: { "/console/token": { POST: enterConsole }, "/console/sign-out": { POST: leaveConsole } },
  };
}
