import { createServer, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { parseEnvironment } from "#lib/environment.ts";
import { clientAddress, clientAddressHeader, setClientAddress } from "./client-address.ts";

const proxiesOf = (TRUST_PROXY?: string) =>
  parseEnvironment({ SESSION_SECRETS: "s".repeat(32), ...(TRUST_PROXY && { TRUST_PROXY }) }).limits
    .trustedProxies;

/** What a server that trusts so takes for the address of a request with these headers, sent from this machine. */
async function told(trust: string | undefined, headers: Record<string, string>, host = "127.0.0.1") {
  const proxies = proxiesOf(trust);
  const server = createServer((request, response) => {
    setClientAddress(request, proxies);
    response.end(String(request.headers[clientAddressHeader]));
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const name = host.includes(":") ? `[${host}]` : host;
  const answer = await fetch(`http://${name}:${address.port}/`, {
    headers: { ...headers, connection: "close" },
  });
  const text = await answer.text();
  server.close();
  return text;
}

test("without server.ts no header counts", () => {
  const headers = new Headers({ [clientAddressHeader]: "203.0.113.9", "x-forwarded-for": "203.0.113.9" });
  expect(clientAddress({ headers })).toBeUndefined();
});

test.each([
  ["no trusted proxy: the connection's own", undefined, "203.0.113.9", "127.0.0.1"],
  ["one proxy: what it saw last", "1", "198.51.100.7, 203.0.113.9", "203.0.113.9"],
  ["one proxy, and the client wrote a list of its own", "1", "1.1.1.1, 2.2.2.2, 203.0.113.9", "203.0.113.9"],
  ["two proxies: what the outer one saw", "2", "1.1.1.1, 203.0.113.9, 10.0.0.3", "203.0.113.9"],
  ["more proxies than hops were written", "3", "203.0.113.9", "203.0.113.9"],
  ["a proxy that writes none", "1", "", "127.0.0.1"],
  ["proxies by their addresses", "127.0.0.1,10.0.0.0/8", "1.1.1.1, 203.0.113.9, 10.0.0.3", "203.0.113.9"],
  ["a connection that is none of the proxies", "10.0.0.0/8", "203.0.113.9", "127.0.0.1"],
  ["nothing but proxies", "127.0.0.1,10.0.0.0/8", "10.0.0.4", "10.0.0.4"],
  ["with a port", "1", "203.0.113.9:51234", "203.0.113.9"],
  ["an IPv4 address in IPv6", "1", "::ffff:203.0.113.9", "203.0.113.9"],
  ["an IPv6 address counts as its network", "1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["and so does another one of it", "1", "[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["a short IPv6 address", "1", "2001:db8::1", "2001:db8:0:0::/64"],
  ["what is no address", "1", "unknown; <script>", "unknown"],
])("%s", async (_, trust, forwardedFor, expected) => {
  expect(await told(trust, forwardedFor === "" ? {} : { "x-forwarded-for": forwardedFor })).toBe(expected);
});

test("what a client says of its own address is written over", async () => {
  expect(await told(undefined, { [clientAddressHeader]: "203.0.113.9" })).toBe("127.0.0.1");
});

test("long lists of addresses, each another one, don't stay in the memory", () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const usedBytes = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const proxies = proxiesOf("1");
  const before = usedBytes();
  for (let at = 0; at < 3_000; at += 1) {
    const request = new IncomingMessage(new Socket());
    request.headers["x-forwarded-for"] = `${at}${"-".repeat(12_000)}, 203.0.113.9`;
    setClientAddress(request, proxies);
    expect(request.headers[clientAddressHeader]).toBe("203.0.113.9");
  }
  expect(usedBytes() - before).toBeLessThan(10_000_000);
});

test.each(["yes", "0", "10.0.0.0/33", "10.0.0", "a/8", "127.0.0.1,"])(
  "TRUST_PROXY=%s is refused",
  (value) => {
    expect(() => proxiesOf(value)).toThrow("TRUST_PROXY");
  },
);

test("on https without TRUST_PROXY an address is the proxy's, and counts for nothing", () => {
  const https = { SESSION_SECRETS: "s".repeat(32), PORTAL_URL: "https://members.example.com" };
  expect(parseEnvironment(https).limits.knowsAddresses).toBe(false);
  expect(parseEnvironment({ ...https, TRUST_PROXY: "1" }).limits.knowsAddresses).toBe(true);
});
