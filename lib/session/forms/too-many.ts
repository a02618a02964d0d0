import { createHash } from "node:crypto";
import { paths } from "#lib/paths.ts";
import { plainWords } from "./navigate.ts";

const style =
  "body{max-width:32rem;margin:4rem auto;padding:0 1.25rem;font:1rem/1.5 system-ui,sans-serif}p{text-wrap:balance}:lang(ko){word-break:keep-all}";
const styleHash = createHash("sha256").update(style).digest("base64");

/** 429 for too many page views, with a link to retry. */
export function tooManyPages(waitSeconds: number, address: string): Response {
  return plainPage("tooManyPages", waitSeconds, address);
}

/** 429 for a form or a navigation, with a link back. */
export function tooMany(waitSeconds: number, way = paths.signIn()): Response {
  return plainPage("tooManyTries", waitSeconds, way);
}

/** @param way target of the link and of the automatic refresh */
function plainPage(name: "tooManyPages" | "tooManyTries", waitSeconds: number, way: string): Response {
  const words = plainWords();
  const [en, ko] = [words.en[name], words.ko[name]];
  const text = (sentence: string) => sentence.replaceAll("{seconds}", String(waitSeconds));
  const href = way.replace(/[&"'<>]/g, (character) => `&#${character.codePointAt(0)};`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${en.title} · ${ko.title}</title><style>${style}</style><p>${text(en.text)}</p><p lang="ko">${text(ko.text)}</p><p><a href="${href}">${en.link} · <span lang="ko">${ko.link}</span></a></p></html>`;
  return new Response(html, {
    status: 429,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "retry-after": String(waitSeconds),
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "x-content-type-options": "nosniff",
      refresh: `${waitSeconds}; url=${way}`,
    },
  });
}
