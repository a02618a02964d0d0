import { paths } from "#lib/paths.ts";

/** 429 for a page of a member who opens too many: a sentence, and the same address after a while. */
export function tooManyPages(waitSeconds: number, address: string): Response {
  const title = "Too many pages · 페이지를 너무 많이 열었어요";
  const en = `You have opened many pages in a short time. This page loads again in ${waitSeconds} s.`;
  const ko = `짧은 시간에 페이지를 많이 열었어요. ${waitSeconds}초 뒤에 이 페이지를 다시 불러와요.`;
  return plainPage({ waitSeconds, title, en, ko, way: address, link: ["Try again", "다시 시도"] });
}

/** 429 for a form or a navigation: a sentence, and the way back. For both languages: no page of ours is rendered. */
export function tooMany(waitSeconds: number, way = paths.signIn()): Response {
  const title = "Too many tries · 너무 많이 시도했어요";
  const en = `There were too many tries in a short time. Try again in ${waitSeconds} s.`;
  const ko = `짧은 시간에 너무 많이 시도했어요. ${waitSeconds}초 뒤에 다시 해 보세요.`;
  return plainPage({ waitSeconds, title, en, ko, way, link: ["Sign in", "로그인"] });
}

interface PlainPage {
  waitSeconds: number;
  title: string;
  en: string;
  ko: string;
  /** Where the link leads, and the page itself after a while. */
  way: string;
  link: [en: string, ko: string];
}

function plainPage({ waitSeconds, title, en, ko, way, link }: PlainPage): Response {
  const href = way.replace(/[&"'<>]/g, (character) => `&#${character.codePointAt(0)};`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><p>${en}</p><p lang="ko">${ko}</p><p><a href="${href}">${link[0]} · <span lang="ko">${link[1]}</span></a></p></html>`;
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
