import type { Exchange } from "../servers/recording-proxy.ts";
import { wordFinder } from "./find-words.ts";
import type { Token } from "./issued-tokens.ts";

interface Text {
  /** What a reader is told: "GET /contents/article, body". */
  where: string;
  text: string;
}

/** A sentence for each text that holds a token, in any spelling that gives it away. The token itself is not said. */
export function findTokens(texts: readonly Text[], tokens: readonly Token[]): string[] {
  const kinds = new Map(
    tokens.flatMap(({ kind, value }) => spellingsOf(value).map((spelling) => [spelling, kind] as const)),
  );
  const find = wordFinder([...kinds.keys()]);
  return texts.flatMap(({ where, text }) => {
    const found = new Set([...find(text)].map((spelling) => kinds.get(spelling)));
    return [...found].map((kind) => `${where} holds an ${kind}`);
  });
}

/** All that the portal sends out. */
export function textsOfPortal(exchanges: readonly Exchange[]): Text[] {
  return exchanges.flatMap(({ method, path, responseHeaders, responseBody }) => {
    const [address = ""] = path.split("?");
    return [
      { where: `${method} ${address}, headers`, text: headerText(responseHeaders) },
      { where: `${method} ${address}, body`, text: responseBody },
    ];
  });
}

/** All that the Space sends out, but what it is for: token responses, and the callback address that a browser is sent to. */
export function textsOfSpace(exchanges: readonly Exchange[]): Text[] {
  return exchanges.flatMap(({ method, path, responseHeaders, responseBody }) => {
    const [address = ""] = path.split("?");
    const headers = responseHeaders.filter(([name]) => name.toLowerCase() !== "location");
    const isTokenResponse = /\/oauth\/(token|refresh)$/.test(address);
    return [
      { where: `Space: ${method} ${address}, headers`, text: headerText(headers) },
      ...(isTokenResponse ? [] : [{ where: `Space: ${method} ${address}, body`, text: responseBody }]),
    ];
  });
}

function headerText(headers: Exchange["responseHeaders"]): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join("\n");
}

function spellingsOf(value: string): string[] {
  const base64 = Buffer.from(value).toString("base64").replace(/=+$/, "");
  return [...new Set([value, encodeURIComponent(value), base64, Buffer.from(value).toString("base64url")])];
}
