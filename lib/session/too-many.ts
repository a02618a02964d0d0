import { paths } from "#lib/paths.ts";

/** 429 for a form or a navigation: a sentence, and the way back. For both languages: no page of ours is rendered. */
export function tooMany(waitSeconds: number, way = paths.signIn()): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Too many tries · 너무 많이 시도했어요</title><p>There were too many tries in a short time. Try again in ${waitSeconds} s.</p><p lang="ko">짧은 시간에 너무 많이 시도했어요. ${waitSeconds}초 뒤에 다시 해 보세요.</p><p><a href="${way}">Sign in · <span lang="ko">로그인</span></a></p></html>`;
  return new Response(html, {
    status: 429,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "retry-after": String(waitSeconds),
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "content-security-policy":
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      // What the address holds is left behind.
      refresh: `${waitSeconds}; url=${way}`,
    },
  });
}
