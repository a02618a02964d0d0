import { createHash } from "node:crypto";
import { paths } from "#lib/paths.ts";
import { plainWords } from "./navigate.ts";

const style =
  "body{max-width:32rem;margin:4rem auto;padding:0 1.25rem;font:1rem/1.5 system-ui,sans-serif}p{text-wrap:balance}:lang(ko){word-break:keep-all}";
const styleHash = createHash("sha256").update(style).digest("base64");

/** 429 for a page of a member who opens too many: a sentence, and the same address after a while. */
export function tooManyPages(waitSeconds: number, address: string): Response {
  return plainPage("tooManyPages", waitSeconds, address);
}

/** 429 for a form or a navigation: a sentence, and the way back. For both languages: no page of ours is rendered. */
export function tooMany(waitSeconds: number, way = paths.signIn()): Response {
  return plainPage("tooManyTries", waitSeconds, way);
}

/** @param way where the link leads, and the page itself after a while */
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
      // What the address holds is left behind.
      refresh: `${waitSeconds}; url=${way}`,
    },
  });
}
