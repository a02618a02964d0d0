import { isIPv6 } from "node:net";

/**
 * The network that counts as one caller: an IPv4 address, or the /64 of an IPv6 address. Some proxies append a port,
 * which differs for each connection: `10.0.0.1:5000`, `[2001:db8::1]:5000`.
 */
export function networkOfAddress(text: string): string {
  const [, ipv6, ipv4] = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  const ip = ipv6 ?? ipv4 ?? text;
  if (!isIPv6(ip)) return ip;
  const [address = ""] = ip.toLowerCase().split("%");
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (inside !== undefined) return inside;
  const [head = "", tail = ""] = address.split("::");
  const groupsOf = (text: string) => text.split(":").filter(Boolean);
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.slice(0, 4).join(":")}::/64`;
}
