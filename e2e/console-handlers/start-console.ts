import { issueCmaToken } from "#service/cma/cma-token.ts";
import { type InProcess, startInProcess } from "../in-process/in-process.ts";
import type { Exchange } from "../servers/recording-proxy.ts";

export interface Console extends InProcess {
  /** Every call that reached the service. */
  upstream: Exchange[];
  /** A CMA token of a platform user of the demo Space. */
  cmaToken(key: string): Promise<string>;
}

/** A portal for both identities, a member's and a platform user's, with a recorder in front of the Space. */
export async function startConsole(): Promise<Console> {
  const upstream: Exchange[] = [];
  const here = await startInProcess({ record: (exchange) => upstream.push(exchange) });
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
