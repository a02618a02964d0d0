import { paths } from "#lib/paths.ts";
import type { BridgeWord } from "#lib/session/sign-in/bridge.ts";
import { scriptThatForgets, scriptThatPassesOn } from "#lib/session/sign-in/bridge-script.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { filled, pageWords } from "#lib/static-pages/page-words.ts";
import { readerOf } from "#lib/static-pages/reader.ts";
import { escaped, staticPage } from "#lib/static-pages/static-page.ts";

/** What the bridge's page says: a word of the bridge, or that the app's link led here because nothing claimed it. */
export type BridgeSaying = BridgeWord | "stranded";

/**
 * The bridge's page. It is made without a look at the address: what came there is for the page's script, or for the
 * server once the button is pressed without one.
 */
export function bridgePage(saying: BridgeSaying, brand: Brand, link: string, request: Request): Response {
  const reader = readerOf(request);
  const words = pageWords(reader.language).bridge;
  const name = wordsIn(brand.name, reader.language);
  const { title, text } = words[saying];
  return staticPage({
    ...reader,
    brand,
    title: `${title} · ${name}`,
    inside: [
      `<h1>${escaped(title)}</h1><p>${escaped(filled(text, name))}</p>`,
      `<div class="ways">${wayToApp(saying, link, words.openApp)}`,
      `<a class="button" href="${paths.signIn()}">${escaped(words.here)}</a></div>`,
    ].join(""),
    scripts: [saying === "open" ? scriptThatPassesOn(link) : scriptThatForgets()],
    ...(saying === "open" && { formsLeadTo: sourceOf(link) }),
  });
}

/** A link for the script to complete; without scripts a form, which goes to the address that this page has. */
function wayToApp(saying: BridgeSaying, link: string, words: string): string {
  const anchor = (more: string) =>
    `<a class="button" data-variant="primary" href="${escaped(link)}"${more}>${escaped(words)}</a>`;
  // It is the address of this very page: no app has claimed it.
  if (saying === "stranded") return "";
  if (saying !== "open") return anchor("");
  const form = `<form method="post"><button class="button" data-variant="primary">${escaped(words)}</button></form>`;
  return `${anchor(" data-pass-on hidden")}<noscript>${form}</noscript>`;
}

/** Of an https link its origin; what has a scheme of its own is known by that alone. */
function sourceOf(link: string): string {
  const { protocol, origin } = new URL(link);
  return protocol === "https:" ? origin : protocol;
}
