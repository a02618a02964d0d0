import * as z from "zod";
import { readCatalogue } from "#lib/messages/read-catalogue.ts";

/** 303 to a path of ours. */
export function goTo(path: string, headers: Headers = new Headers()): Response {
  headers.set("location", path);
  headers.set("cache-control", "private, no-store");
  headers.set("referrer-policy", "no-referrer");
  return new Response(null, { status: 303, headers });
}

/**
 * A page that navigates at once. Chromium applies a form's `form-action` to every redirect, and a sign-in
 * continues on the provider's URLs.
 */
export function leaveFor(address: string, headers: Headers): Response {
  const href = address.replace(/[&"<>]/g, (character) => `&#${character.codePointAt(0)};`);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("cache-control", "private, no-store");
  headers.set("referrer-policy", "no-referrer");
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
export function plainWords(): { en: PlainWords; ko: PlainWords } {
  known ??= {
    en: catalogue.parse(readCatalogue("en")).plain,
    ko: catalogue.parse(readCatalogue("ko")).plain,
  };
  return known;
}
