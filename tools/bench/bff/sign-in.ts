/** What a signed-in browser sends. */
export type Cookie = { cookie: string };

/** Signs a member in at the portal, as a browser does: the form, then the callback with a one-time token. */
export async function signInAtPortal(portalUrl: string, memberId: string): Promise<Cookie> {
  const form = await fetch(`${portalUrl}/login/embedded`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" },
    body: "returnTo=/",
  });
  const callback = await fetch(`${portalUrl}/callback?exchangeToken=${memberId}`, {
    headers: cookiesOf(form),
    redirect: "manual",
  });
  const cookie = cookiesOf(callback, /-session/);
  if (cookie.cookie === "") throw new Error(`No sign-in: ${form.status}, then ${callback.status}`);
  return cookie;
}

/** Hands a pair to a peer, which seals it in its cookie. */
export async function signInAtPeer(url: string, pair: object): Promise<Cookie> {
  const response = await fetch(`${url}/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(pair),
  });
  const cookie = cookiesOf(response);
  if (cookie.cookie === "") throw new Error(`No sign-in: ${response.status} ${await response.text()}`);
  return cookie;
}

function cookiesOf(response: Response, names = /./): Cookie {
  const pairs = response.headers.getSetCookie().map((line) => line.split(";", 1).join());
  return { cookie: pairs.filter((pair) => names.test(pair.slice(0, pair.indexOf("=")))).join("; ") };
}
