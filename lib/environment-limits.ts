import { BlockList, isIP } from "node:net";
import * as z from "zod";
import { wholeNumber } from "./environment-number.ts";

const perMinute = wholeNumber(0, 1_000_000);

export const limitVariables = {
  TRUST_PROXY: z.string().optional().meta({
    description:
      "The number of proxies in front of the portal, or their addresses: their `X-Forwarded-For` is trusted. Without it none is, and an https portal has no limit by address.",
    values: "`1` to `9`, or `10.0.0.0/8,127.0.0.1`",
    example: "1",
    needed: "there is a proxy",
  }),
  PORTAL_SIGN_INS_PER_MINUTE: perMinute.default(1_200).meta({
    description:
      "Sign-ins, sign-outs and callbacks without a session, per address (an office has one), of each instance. 0 means no limit, here and in the four limits below.",
  }),
  PORTAL_WRITES_PER_MINUTE: perMinute.default(600).meta({ description: "Writes, per member." }),
  PORTAL_READS_PER_MINUTE: perMinute.default(3_000).meta({ description: "Reads, per member." }),
  PORTAL_PAGES_PER_MINUTE: perMinute.default(900).meta({
    description: "Pages, per member; sign-in pages without a session, per address.",
  }),
  PORTAL_RENEWALS_PER_MINUTE: perMinute.default(120).meta({ description: "Renewals, per session." }),
};

type Variables = z.infer<z.ZodObject<typeof limitVariables>>;

/** The proxies whose `X-Forwarded-For` counts: a number of hops, or their addresses. */
export type TrustedProxies = { hops: number } | { at: BlockList };

export interface LimitSettings {
  trustedProxies: TrustedProxies | undefined;
  /** Whether client addresses are known. Behind an undeclared proxy they are the proxy's. */
  knowsAddresses: boolean;
  /** Per address; 0 is unlimited, also below. */
  signInsPerMinute: number;
  /** Per member. */
  writesPerMinute: number;
  /** Per member. */
  readsPerMinute: number;
  /** Per member. */
  pagesPerMinute: number;
  /** Per session. */
  renewalsPerMinute: number;
}

/** The settings and their problems. */
export function limitSettings(
  variables: Variables,
  secure: boolean,
): { settings: LimitSettings; problems: string[] } {
  const { TRUST_PROXY } = variables;
  const trustedProxies = TRUST_PROXY === undefined ? undefined : parseTrust(TRUST_PROXY);
  return {
    settings: {
      trustedProxies,
      knowsAddresses: trustedProxies !== undefined || !secure,
      signInsPerMinute: variables.PORTAL_SIGN_INS_PER_MINUTE,
      writesPerMinute: variables.PORTAL_WRITES_PER_MINUTE,
      readsPerMinute: variables.PORTAL_READS_PER_MINUTE,
      pagesPerMinute: variables.PORTAL_PAGES_PER_MINUTE,
      renewalsPerMinute: variables.PORTAL_RENEWALS_PER_MINUTE,
    },
    problems:
      TRUST_PROXY !== undefined && trustedProxies === undefined
        ? ["  TRUST_PROXY: is how many proxies stand in front (1), or their addresses (10.0.0.0/8,127.0.0.1)"]
        : [],
  };
}

function parseTrust(text: string): TrustedProxies | undefined {
  if (/^[1-9]$/.test(text.trim())) return { hops: Number(text) };
  const at = new BlockList();
  for (const part of text.split(",")) if (!add(at, part.trim())) return undefined;
  return { at };
}

function add(list: BlockList, network: string): boolean {
  const [address = "", bits, ...more] = network.split("/");
  const family = isIP(address) === 4 ? "ipv4" : "ipv6";
  if (isIP(address) === 0 || more.length > 0) return false;
  if (bits === undefined) list.addAddress(address, family);
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === "ipv4" ? 32 : 128))
    list.addSubnet(address, Number(bits), family);
  else return false;
  return true;
}
