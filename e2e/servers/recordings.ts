import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { issuedTokens, presentedTokens, type Token } from "../tokens/issued-tokens.ts";
import type { Exchange } from "./recording-proxy.ts";

const header = z.tuple([z.string(), z.string()]);
const exchangeSchema = z.object({
  at: z.string(),
  method: z.string(),
  path: z.string(),
  requestHeaders: z.array(header),
  requestBody: z.string(),
  status: z.number(),
  responseHeaders: z.array(header),
  responseBody: z.string(),
});

/** Of a file: pictures aren't searched for tokens. */
const longestKept = 65_536;

/** What went over the wire of one pair of servers, kept in a folder: tests run in other processes than the servers. */
export class Recordings {
  readonly #folder: string;
  readonly #filesNoted = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Between the browser and the portal. */
  readonly recordPortal = (exchange: Exchange): void => this.#append("portal.jsonl", exchange);

  /**
   * Notes a file of the build, and returns whether it had been noted: it is kept once, and again with another length,
   * because one that broke off is not the whole file.
   */
  readonly noteFile = (path: string, status: number, bytes: number): boolean => {
    if (!path.startsWith("/_next/static/")) return false;
    const answer = `${path} ${status} ${bytes}`;
    const wasNoted = this.#filesNoted.has(answer);
    this.#filesNoted.add(answer);
    return wasNoted;
  };

  /** Between the portal, or the browser, and the Space service. */
  readonly recordSpace = (exchange: Exchange): void => {
    const isFile = exchange.path.startsWith("/files/");
    const responseBody = isFile ? exchange.responseBody.slice(0, longestKept) : exchange.responseBody;
    this.#append("space.jsonl", { ...exchange, responseBody });
  };

  portal(): Exchange[] {
    return this.#read("portal.jsonl");
  }

  space(): Exchange[] {
    return this.#read("space.jsonl");
  }

  /** Every token that the Space has given out, and every exchangeToken that a browser came with, good or not. */
  tokens(space = this.space(), portal = this.portal()): Token[] {
    return [...issuedTokens(space), ...presentedTokens(portal)];
  }

  /** Everything that the two programs have written to their logs, and the portal's metrics and traces. */
  logs(): { name: string; text: string }[] {
    return ["portal.log", "space.log", "telemetry.log"].map((name) => ({
      name,
      text: readFileSync(join(this.#folder, name), "utf8"),
    }));
  }

  #append(file: string, exchange: Exchange): void {
    // The start of a file is enough: it isn't searched for tokens.
    const kept = { ...exchange, requestBody: exchange.requestBody.slice(0, longestKept) };
    appendFileSync(join(this.#folder, file), `${JSON.stringify(kept)}\n`);
  }

  #read(file: string): Exchange[] {
    const path = join(this.#folder, file);
    if (!existsSync(path)) return [];
    const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
    return lines.map((line) => exchangeSchema.parse(JSON.parse(line)));
  }
}
