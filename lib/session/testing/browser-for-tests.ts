import { StubSpace } from "./stub-space-for-tests.ts";

const portalUrl = "http://localhost:3000";

/** Starts a stub Space and points the environment of this test file at it, before anything reads it. */
export async function startStubSpace(): Promise<StubSpace> {
  const space = new StubSpace();
  const url = await space.listen();
  const services = { AUTH: "auth", ACMA: "acma", ACDA: "acda", CMA: "cma", UPLOAD: "upload" };
  for (const [name, path] of Object.entries(services)) process.env[`${name}_URL`] = `${url}/${path}/v1`;
  process.env.SPACE_ID = "demo";
  process.env.SPACE_FILE ??= "lib/space-file/morae.json";
  process.env.SESSION_SECRETS = "a secret for tests that is long enough";
  process.env.LOG_LEVEL = "silent";
  return space;
}

/** A browser's cookie jar in front of our handlers. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  request(path: string, init: RequestInit = {}): Request {
    const headers = new Headers(init.headers);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie !== "") headers.set("cookie", cookie);
    return new Request(new URL(path, portalUrl), { ...init, headers });
  }

  /** A form of ours, sent by POST. */
  post(path: string, fields: Record<string, string> = {}): Request {
    return this.request(path, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin" },
      body: new URLSearchParams(fields),
    });
  }

  keep(response: Response): Response {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";", 1);
      const name = pair.slice(0, pair.indexOf("="));
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(name.length + 1));
    }
    return response;
  }

  copy(): TestBrowser {
    const copy = new TestBrowser();
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  get sessionCookie(): string | undefined {
    return this.cookies.get("atrium-3000-session");
  }
}
