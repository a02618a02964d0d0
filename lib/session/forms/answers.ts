import { createHash } from "node:crypto";
import * as z from "zod";
import { readCatalogue } from "#lib/messages/read-catalogue.ts";
import { paths } from "#lib/paths.ts";

const style =
  "body{max-width:32rem;margin:4rem auto;padding:0 1.25rem;font:1rem/1.5 system-ui,sans-serif}p{text-wrap:balance}:lang(ko){word-break:keep-all}";
const styleHash = createHash("sha256").update(style).digest("base64");

/** 429 for too many page views, with a link to retry. */
export function tooManyPages(waitSeconds: number, address: string): Response {
  return plainPage("tooManyPages", waitSeconds, address);
}

/** 429 for a form or a navigation, with a link back. */
export function tooMany(waitSeconds: number, target = paths.signIn()): Response {
  return plainPage("tooManyTries", waitSeconds, target);
}

/** @param target of the link and of the automatic refresh */
function plainPage(name: "tooManyPages" | "tooManyTries", waitSeconds: number, target: string): Response {
  const words = plainWords();
  const [en, ko] = [words.en[name], words.ko[name]];
  const text = (sentence: string) => sentence.replaceAll("{seconds}", String(waitSeconds));
  const href = target.replace(/[&"'<>]/g, (character) => `&#${character.codePointAt(0)};`);
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
      refresh: `${waitSeconds}; url=${target}`,
    },
  });
}

/** For answers to URLs with a token in them: no cache keeps them, and no other site learns the URL. */
export function setPrivate(headers: Headers): void {
  headers.set("cache-control", "private, no-store");
  headers.set("referrer-policy", "no-referrer");
}

/** 204 for a prefetch: nothing was used up. */
export function noContent(): Response {
  const headers = new Headers();
  setPrivate(headers);
  return new Response(null, { status: 204, headers });
}

/** 303 to a path of ours, or to an app's link. */
export function goTo(path: string, headers: Headers = new Headers()): Response {
  headers.set("location", path);
  setPrivate(headers);
  return new Response(null, { status: 303, headers });
}

/**
 * A page that navigates at once. Chromium applies a form's `form-action` to every redirect, and a sign-in
 * continues on the provider's URLs.
 */
export function leaveFor(address: string, headers: Headers): Response {
  const href = address.replace(/[&"<>]/g, (character) => `&#${character.codePointAt(0)};`);
  headers.set("content-type", "text/html; charset=utf-8");
  setPrivate(headers);
  headers.set("x-content-type-options", "nosniff");
  headers.set(
    "content-security-policy",
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  const { en, ko } = plainWords();
  const html = `<!doctype html><html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="0;url=${href}"><title>…</title><a href="${href}">${en.continue} · ${ko.continue}</a></html>`;
  return new Response(html, { status: 200, headers });
}

/** Refuses a form that no page of ours sent. */
export function refusal(status: 403 | 413, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" },
  });
}

const page = z.object({ title: z.string(), text: z.string(), link: z.string() });

const catalogue = z.object({
  plain: z.object({ tooManyPages: page, tooManyTries: page, continue: z.string() }),
});

type PlainWords = z.infer<typeof catalogue>["plain"];

let known: { en: PlainWords; ko: PlainWords } | undefined;

/** Texts of pages without React, which show both languages. */
function plainWords(): { en: PlainWords; ko: PlainWords } {
  known ??= {
    en: catalogue.parse(readCatalogue("en")).plain,
    ko: catalogue.parse(readCatalogue("ko")).plain,
  };
  return known;
}
