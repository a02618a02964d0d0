import type { Page } from "#service/auth/browser-for-tests.ts";

interface Cookie {
  origin: string;
  name: string;
  value: string;
}

export interface AgentForTests {
  go(address: string): Promise<Page>;
  submit(page: Page, form: Record<string, string>): Promise<Page>;
}

/**
 * A browser across servers: keeps cookies by origin, and stops at an address without a server (the portal's).
 */
export function startAgentForTests(): AgentForTests {
  const cookies: Cookie[] = [];
  const visit = async (url: URL, request: RequestInit): Promise<Page> => {
    if (url.pathname === "/callback") return { status: 0, url, headers: new Headers(), text: "" };
    const cookie = cookies
      .filter(({ origin }) => origin === url.origin)
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    const response = await fetch(url, { ...request, redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) keep(cookies, url.origin, line);
    const location = response.headers.get("location");
    const text = await response.text();
    if (location === null) return { status: response.status, url, headers: response.headers, text };
    return visit(new URL(location, url), { method: "GET" });
  };
  return {
    go: (address) => visit(new URL(address), { method: "GET" }),
    submit: (page, form) => visit(page.url, { method: "POST", body: new URLSearchParams(form) }),
  };
}

function keep(cookies: Cookie[], origin: string, line: string): void {
  const [pair = ""] = line.split(";");
  const [name = "", value = ""] = pair.split(/=(.*)/s);
  const known = cookies.findIndex((cookie) => cookie.origin === origin && cookie.name === name);
  if (known >= 0) cookies.splice(known, 1);
  if (value !== "") cookies.push({ origin, name, value });
}
