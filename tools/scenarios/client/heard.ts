import { gunzipSync } from "node:zlib";
import type { Answer } from "../adapter.ts";

/** An answer of the BFF, kept for what holds of all of them (H1, H2, A11). */
export interface Heard {
  /** "GET /callback": without its query. */
  where: string;
  headers: string;
  body: string;
  setsCookie: boolean;
  cacheControl: string;
}

const mostBodyBytes = 1_000_000;

/** Everything that browsers of one site have heard. A file of the build is kept once. */
export class Ear {
  readonly heard: Heard[] = [];
  readonly #files = new Set<string>();

  hear(method: string, path: string, answer: Answer): void {
    const [address = ""] = path.split("?", 1);
    if (address.startsWith("/_next/static/") && this.#files.has(address)) return;
    this.#files.add(address);
    this.heard.push({
      where: `${method} ${address}`,
      headers: [...answer.headers].map(([name, value]) => `${name}: ${value}`).join("\n"),
      body: bodyOf(answer),
      setsCookie: answer.setCookies.length > 0,
      cacheControl: answer.headers.get("cache-control") ?? "",
    });
  }
}

function bodyOf({ bytes, headers, text }: Answer): string {
  if (bytes.length > mostBodyBytes) return "";
  if (headers.get("content-encoding") !== "gzip") return text;
  try {
    return gunzipSync(bytes).toString();
  } catch {
    return text;
  }
}
