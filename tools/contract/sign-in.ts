import assert from "node:assert/strict";
import { send } from "./request.ts";

type Jar = Map<string, string>;

/** Walks a sign-in through the embedded provider as a browser does, and gives the address that it ended at. */
export async function walkSignIn(entry: string, email: string): Promise<URL> {
  const jar: Jar = new Map();
  const page = await follow(entry, {}, jar);
  if (page.leftAt !== undefined) return page.leftAt;
  const chosen = await follow(
    page.address,
    {
      method: "POST",
      body: new URLSearchParams(email === "" ? { cancel: "yes" } : { email }),
      headers: { origin: new URL(page.address).origin },
    },
    jar,
  );
  assert.ok(chosen.leftAt !== undefined, `the sign-in stopped at ${new URL(chosen.address).pathname}`);
  return chosen.leftAt;
}

interface Step {
  address: string;
  /** Where the way left the service: the callbackUrl. */
  leftAt?: URL;
}

async function follow(from: string, init: RequestInit, jar: Jar): Promise<Step> {
  let address = from;
  let response = await sendWith(jar, address, init);
  while (response.status >= 300 && response.status < 400) {
    const next = new URL(response.headers.get("location") ?? "", address);
    if (next.origin !== new URL(from).origin) return { address, leftAt: next };
    address = next.href;
    response = await sendWith(jar, address, {});
  }
  assert.equal(response.status, 200, `${new URL(address).pathname} answered ${response.status}`);
  return { address };
}

async function sendWith(jar: Jar, address: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
  const response = await send(address, { ...init, headers });
  await response.arrayBuffer();
  for (const line of response.headers.getSetCookie()) {
    const [pair = ""] = line.split(";", 1);
    const name = pair.slice(0, pair.indexOf("="));
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
    else jar.set(name, pair.slice(name.length + 1));
  }
  return response;
}
