/** One answer of a navigation. */
export interface Page {
  status: number;
  url: URL;
  headers: Headers;
  text: string;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/**
 * A browser that follows links and submits forms over real HTTP to one service: it keeps cookies by path, follows
 * redirects, and stops where one leaves the service (at the portal's callback page, which doesn't run here).
 */
export class BrowserForTests {
  readonly origin: string;
  #cookies: Cookie[] = [];

  constructor(origin: string) {
    this.origin = new URL(origin).origin;
  }

  get cookies(): readonly Cookie[] {
    return this.#cookies;
  }

  go(address: string | URL, headers: Record<string, string> = {}): Promise<Page> {
    return this.#follow(new URL(address, this.origin), { method: "GET", headers });
  }

  /** Posts a form to the URL of the page, like a form without an `action`. */
  submit(page: Page, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Page> {
    return this.#follow(page.url, { method: "POST", body: new URLSearchParams(form), headers });
  }

  async #follow(url: URL, request: RequestInit & { headers: Record<string, string> }): Promise<Page> {
    if (url.origin !== this.origin) return { status: 0, url, headers: new Headers(), text: "" };
    const response = await fetch(url, {
      ...request,
      redirect: "manual",
      headers: { ...request.headers, cookie: this.#cookieHeader(url) },
    });
    this.#keep(response);
    const location = response.headers.get("location");
    if (location === null) {
      return { status: response.status, url, headers: response.headers, text: await response.text() };
    }
    await response.arrayBuffer();
    return this.#follow(new URL(location, url), { method: "GET", headers: request.headers });
  }

  #cookieHeader(url: URL): string {
    return this.#cookies
      .filter(
        ({ path }) =>
          url.pathname === path || url.pathname.startsWith(path.endsWith("/") ? path : `${path}/`),
      )
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
  }

  #keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...rules] = line.split(/; */);
      const name = pair.slice(0, pair.indexOf("="));
      const path = rules.find((rule) => /^path=/i.test(rule))?.slice(5) ?? "/";
      this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
      const isGone = rules.some(
        (rule) => /^max-age=0$/i.test(rule) || /^expires=thu, 01 jan 1970/i.test(rule),
      );
      if (!isGone) this.#cookies.push({ name, value: pair.slice(name.length + 1), path });
    }
  }
}
