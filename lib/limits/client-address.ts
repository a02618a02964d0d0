import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { TrustedProxies } from "#lib/environment-limits.ts";
import { processState } from "#lib/process-state.ts";

/** `server.ts` overwrites it on every request; without that server it doesn't count. */
export const clientAddressHeader = "x-client-address";

const server = processState("client-addresses", () => ({ setsHeader: false }));

const mostKnown = 10_000;
/** Anyone can send a list of 16 KB. */
const longestKnown = 200;
const known = new Map<string, string>();
let knownFor: TrustedProxies | undefined;

/** Sets the client address header. */
export function setClientAddress(request: IncomingMessage, proxies: TrustedProxies | undefined): void {
  server.setsHeader = true;
  const peer = request.socket.remoteAddress ?? "";
  const forwarded = proxies === undefined ? "" : String(request.headers["x-forwarded-for"] ?? "");
  request.headers[clientAddressHeader] = knownNetwork(proxies, peer, forwarded);
}

// Cached, as each connection sends many requests.
function knownNetwork(proxies: TrustedProxies | undefined, peer: string, forwarded: string): string {
  if (known.size >= mostKnown || proxies !== knownFor) known.clear();
  knownFor = proxies;
  const key = `${peer} ${forwarded}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const network = networkOf(proxies === undefined ? peer : clientBehind(proxies, peer, forwarded));
  if (key.length <= longestKnown) known.set(key, network);
  return network;
}

/** A client's IPv4 address, or the /64 of its IPv6 address, if known. */
export function clientAddress({
  headers,
}: {
  headers: { get(name: string): string | null };
}): string | undefined {
  return server.setsHeader ? (headers.get(clientAddressHeader) ?? undefined) : undefined;
}

/** The last address that a trusted proxy saw; anyone can write those before it. */
function clientBehind(proxies: TrustedProxies, peer: string, forwardedFor: string): string {
  const forwarded = forwardedFor.split(",").map(withoutPort).filter(Boolean);
  if ("hops" in proxies) return forwarded[Math.max(0, forwarded.length - proxies.hops)] ?? peer;
  const chain = [...forwarded, withoutPort(peer)];
  return chain.findLast((address) => !isTrusted(proxies, address)) ?? chain[0] ?? peer;
}

function isTrusted(
  { at }: { at: { check(address: string, family: "ipv4" | "ipv6"): boolean } },
  address: string,
) {
  const version = isIP(address);
  return version !== 0 && at.check(address, version === 4 ? "ipv4" : "ipv6");
}

function withoutPort(text: string): string {
  const address = text.trim().replace(/^"|"$/g, "");
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  const bare = inBrackets ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  return bare.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}

/** An IPv6 user has a /64 network. */
function networkOf(text: string): string {
  if (isIP(text) === 4) return text;
  const address = withoutPort(text);
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : "unknown";
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ""),
  );
  return `${groups.slice(0, 4).join(":")}::/64`;
}
