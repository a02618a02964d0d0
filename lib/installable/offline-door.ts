import { doorPage, escaped } from "#lib/doors/door.ts";
import { doorWords, filled } from "#lib/doors/door-words.ts";
import { type Language, languages } from "#lib/messages/language.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";

/**
 * The page for a navigation that finds nobody, at the address where that happened. It is kept before anybody knows who
 * reads it, so it has every language, and a script that leaves one.
 */
export function offlineDoor(brand: Brand): Response {
  return doorPage({
    language: languages[0],
    theme: "system",
    brand,
    title: wordsIn(brand.name, languages[0]),
    inside: languages.map((language) => wordsOf(brand, language)).join(""),
    scripts: [`(${settle})(${JSON.stringify(languages)});`],
  });
}

function wordsOf(brand: Brand, language: Language): string {
  const { offline } = doorWords(language);
  const name = wordsIn(brand.name, language);
  const title = escaped(filled(offline.title, name));
  const text = escaped(offline.text);
  const again = escaped(offline.again);
  return `<section lang="${language}" data-title="${title} · ${escaped(name)}"><h1>${title}</h1><p>${text}</p><div class="ways"><a class="button" data-variant="primary" href="">${again}</a></div></section>`;
}

// Written out as it stands: nothing but the browser is around it there.
function settle(languages: readonly string[]): void {
  const chosen = (name: string) =>
    document.cookie
      .split("; ")
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const spoken = [chosen("language"), ...navigator.languages.map((tag) => tag.split("-")[0])];
  const language = spoken.find((one) => one !== undefined && languages.includes(one)) ?? languages[0] ?? "";
  const theme = chosen("theme");
  document.documentElement.lang = language;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  addEventListener("DOMContentLoaded", () => {
    for (const section of document.querySelectorAll("section")) {
      if (section.lang !== language) section.remove();
      else document.title = section.dataset.title ?? document.title;
    }
  });
  addEventListener("click", (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    location.reload();
  });
  addEventListener("online", () => location.reload());
}
