/** One line of `Set-Cookie`, taken apart. Attribute names are in lower case. */
export interface SetCookie {
  name: string;
  value: string;
  attributes: Map<string, string>;
}

export function parseSetCookie(line: string): SetCookie {
  const [pair = "", ...rest] = line.split(";");
  const attributes = rest.map((part): [string, string] => {
    const [name = "", value = ""] = part.trim().split("=", 2);
    return [name.toLowerCase(), value];
  });
  const name = pair.slice(0, pair.indexOf("=")).trim();
  return { name, value: pair.slice(pair.indexOf("=") + 1), attributes: new Map(attributes) };
}

/** Whether the line takes the cookie away. */
function isRemoval({ attributes }: SetCookie): boolean {
  const maxAge = attributes.get("max-age");
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = attributes.get("expires");
  return expires !== undefined && Date.parse(expires) < Date.now();
}

/** The cookies of one browser for one BFF. */
export class CookieJar {
  readonly cookies: Map<string, string>;

  constructor(cookies: ReadonlyMap<string, string> = new Map()) {
    this.cookies = new Map(cookies);
  }

  keep(lines: readonly string[]): void {
    for (const line of lines) {
      const cookie = parseSetCookie(line);
      if (isRemoval(cookie)) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
  }

  names(pattern: RegExp | undefined): string[] {
    return pattern === undefined ? [] : [...this.cookies.keys()].filter((name) => pattern.test(name));
  }

  /** The values of the cookies that fit, by name. */
  values(pattern: RegExp): string {
    return this.names(pattern)
      .sort()
      .map((name) => this.cookies.get(name))
      .join("\n");
  }

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}
