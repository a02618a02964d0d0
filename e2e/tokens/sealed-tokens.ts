import { unsealData } from "iron-session";
import * as z from "zod";
import type { Exchange } from "../servers/recording-proxy.ts";
import type { Token } from "./issued-tokens.ts";

const sessionSchema = z.object({ pair: z.object({ accessToken: z.string(), refreshToken: z.string() }) });

/** The tokens in the session cookies that a portal has set, opened with its secret. */
export async function sealedTokens(portal: readonly Exchange[], secret: string): Promise<Token[]> {
  const pairs = await Promise.all(sealsIn(portal).map((seal) => open(seal, secret)));
  return pairs.flatMap(({ pair }) => [
    { kind: "accessToken" as const, value: pair.accessToken },
    { kind: "refreshToken" as const, value: pair.refreshToken },
  ]);
}

function sealsIn(portal: readonly Exchange[]): string[] {
  const lines = portal.flatMap(({ responseHeaders }) =>
    responseHeaders.filter(([name]) => name.toLowerCase() === "set-cookie"),
  );
  return lines.flatMap(([, line]) => /^[^=]*-session=([^;]+)/.exec(line)?.[1] ?? []);
}

async function open(seal: string, secret: string): Promise<z.infer<typeof sessionSchema>> {
  // A seal names which password it was made with: Fe26.2*<id>*…
  const [, passwordId = ""] = seal.split("*");
  return sessionSchema.parse(await unsealData(seal, { password: { [passwordId]: secret } }));
}
