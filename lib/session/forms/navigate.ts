import { plainWords } from "./plain-words.ts";

/** 303 to a path of ours, kept by nobody. */
export function goTo(path: string, headers: Headers = new Headers()): Response {
  headers.set("location", path);
  headers.set("cache-control", "private, no-store");
  headers.set("referrer-policy", "no-referrer");
  return new Response(null, { status: 303, headers });
}

/**
 * A page that navigates on at once. A redirect would not do: Chromium holds a form's `form-action` against every
 * redirect after it, and a sign-in goes on through the provider's addresses.
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
