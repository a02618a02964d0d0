/** A member's browser without a browser: a cookie jar per host, and the sign-in walked step by step. */
export class HttpMember {
  readonly #portalUrl: string;
  readonly #jars = new Map<string, Map<string, string>>();

  constructor(portalUrl: string) {
    this.#portalUrl = portalUrl;
  }

  /** Another holder of the same cookies: a tab that slept, or a thief. */
  copy(): HttpMember {
    const copy = new HttpMember(this.#portalUrl);
    for (const [host, jar] of this.#jars) copy.#jars.set(host, new Map(jar));
    return copy;
  }

  /** Sends one request and keeps the cookies of the answer; redirects are not followed. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await this.peek(path, init);
    this.keep(response, path);
    return response;
  }

  /** The same, but the answer's cookies are lost. */
  async peek(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, this.#portalUrl);
    const headers = new Headers(init.headers);
    const cookie = [...this.#jar(url)].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie !== "") headers.set("cookie", cookie);
    return await fetch(url, { ...init, headers, redirect: "manual" });
  }

  keep(response: Response, path: string): void {
    const jar = this.#jar(new URL(path, this.#portalUrl));
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";", 1);
      const name = pair.slice(0, pair.indexOf("="));
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, pair.slice(name.length + 1));
    }
  }

  /** A form of the portal's own. */
  async post(path: string, fields: Record<string, string> = {}): Promise<Response> {
    const headers = { "sec-fetch-site": "same-origin" };
    return await this.send(path, { method: "POST", headers, body: new URLSearchParams(fields) });
  }

  /** Everything that the portal has set, for a browser that takes it over. */
  cookies(): { name: string; value: string; url: string }[] {
    const jar = this.#jar(new URL(this.#portalUrl));
    return [...jar].map(([name, value]) => ({ name, value, url: this.#portalUrl }));
  }

  async signIn(email: string): Promise<void> {
    const returned = await this.goTo(await this.comeBackFromProvider(email));
    if (!returned.endsWith("/")) throw new Error(`Signing in as ${email} ended at ${returned}`);
  }

  /** Begins a sign-in and walks it up to the callback address, which is answered and not opened. */
  async comeBackFromProvider(email: string): Promise<string> {
    return await this.walkProvider(
      await leaving(await this.post("/login/embedded", { returnTo: "/" })),
      email,
    );
  }

  /** The same from a login entry of the Auth API, as a native app opens it. */
  async walkProvider(loginEntry: string, email: string): Promise<string> {
    const page = await this.#follow(await this.send(loginEntry), loginEntry, () => false);
    const chosen = await this.send(page, {
      method: "POST",
      headers: { "sec-fetch-dest": "document", origin: new URL(page).origin },
      body: new URLSearchParams({ email }),
    });
    return await this.#follow(chosen, page, (url) => url.pathname === "/callback");
  }

  /** Opens an address and follows where it leads; answers the path that it ended at. */
  async goTo(address: string): Promise<string> {
    const response = await this.send(address);
    if (response.status < 300 || response.status >= 400) return new URL(address, this.#portalUrl).pathname;
    return new URL(response.headers.get("location") ?? "", this.#portalUrl).pathname;
  }

  async #follow(first: Response, from: string, isThere: (url: URL) => boolean): Promise<string> {
    let response = first;
    let address = from;
    while (response.status >= 300 && response.status < 400) {
      address = new URL(response.headers.get("location") ?? "", address).href;
      if (isThere(new URL(address))) return address;
      response = await this.send(address);
    }
    return address;
  }

  // Browsers share the cookies of a host among its ports.
  #jar(url: URL): Map<string, string> {
    const jar = this.#jars.get(url.hostname) ?? new Map<string, string>();
    this.#jars.set(url.hostname, jar);
    return jar;
  }
}

/** Where a page that navigates on by itself goes. */
async function leaving(response: Response): Promise<string> {
  const target = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(await response.text())?.[1];
  if (target === undefined) throw new Error(`The sign-in did not begin: ${response.status}`);
  return target;
}
