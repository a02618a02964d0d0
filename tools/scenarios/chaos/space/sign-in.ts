import { CookieJar } from "../../client/cookie-jar.ts";

/** An accessToken of the demo member Ada, by the sign-in without a password that a Space on this machine has. */
export async function signInToSpace(address: string): Promise<string> {
  const jar = new CookieJar();
  const page = await follow(new URL("/auth/v1/spaces/demo/login/oauth2/embedded", address), {}, jar);
  const body = new URLSearchParams({ email: "ada@example.com" });
  const landing = await follow(page, { method: "POST", body, headers: { origin: page.origin } }, jar);
  const response = await fetch(new URL("/auth/v1/spaces/demo/oauth/token", address), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ exchangeToken: landing.searchParams.get("exchangeToken") }),
  });
  const pair: { accessToken?: string } = await response.json();
  if (pair.accessToken === undefined) throw new Error(`The Space refused the sign-in: ${response.status}.`);
  return pair.accessToken;
}

/** The address where the way stops: a page of the Space, or the first address that is not the Space's. */
async function follow(from: URL, init: RequestInit, jar: CookieJar): Promise<URL> {
  let address = from;
  let request: RequestInit = init;
  for (;;) {
    const headers = new Headers(request.headers);
    if (jar.header !== "") headers.set("cookie", jar.header);
    const response = await fetch(address, { ...request, headers, redirect: "manual" });
    await response.arrayBuffer();
    jar.keep(response.headers.getSetCookie());
    const location = response.headers.get("location");
    if (location === null) return address;
    address = new URL(location, address);
    if (address.origin !== from.origin) return address;
    request = {};
  }
}
