import { type Language, languages } from "#lib/messages/language.ts";
import { pagesCachePrefix, paths } from "#lib/paths.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { filled, pageWords } from "#lib/static-pages/reader.ts";
import { escaped, staticPage } from "#lib/static-pages/static-page.ts";

/**
 * The page for a navigation without an answer, at its URL. It polls `/api/health` and then reloads; opened at its
 * own URL, it goes home instead. It is cached for any reader, so it has every language and a script that picks one.
 * It links to the pages of the member that are stored on the device.
 */
export function offlinePage(brand: Brand): Response {
  return staticPage({
    language: languages[0],
    theme: "system",
    brand,
    title: wordsIn(brand.name, languages[0]),
    inside: languages.map((language) => wordsOf(brand, language)).join(""),
    asksPortal: true,
    scripts: [
      `(${settle})(${JSON.stringify(languages)},${JSON.stringify(paths.api.health())},${JSON.stringify(paths.offline())});`,
      `(${listStored})(${JSON.stringify(pagesCachePrefix)});`,
    ],
  });
}

function wordsOf(brand: Brand, language: Language): string {
  const { offline } = pageWords(language);
  const name = wordsIn(brand.name, language);
  const title = escaped(filled(offline.title, name));
  const text = escaped(offline.text);
  const again = escaped(offline.again);
  const here = escaped(offline.here);
  return `<section lang="${language}" data-title="${title} · ${escaped(name)}"><h1>${title}</h1><p>${text}</p><div class="auth-actions"><a class="button" data-variant="primary" href="">${again}</a></div><nav aria-label="${here}" hidden><h2>${here}</h2><ul></ul></nav></section>`;
}

// Serialized: it may use nothing but the browser.
function settle(languages: readonly string[], health: string, own: string): void {
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
    if (!(event.target instanceof HTMLAnchorElement) || event.target.getAttribute("href") !== "") return;
    event.preventDefault();
    location.reload();
  });
  // The service may be down while the device is online, so only its answer counts.
  // A reload that ended here again waits longer: the portal answers, but not this URL.
  const isReload = performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && entry.type === "reload");
  let pauseMs = isReload ? 10_000 : 1_000;
  let isAsking = false;
  const ask = async () => {
    clearTimeout(timer);
    if (isAsking) return;
    isAsking = true;
    const isBack = await fetch(health, { cache: "no-store", signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isBack) return location.pathname === own ? location.replace("/") : location.reload();
    isAsking = false;
    pauseMs = Math.min(pauseMs * 1.5, 30_000);
    // With jitter, as the service restarts.
    timer = setTimeout(ask, pauseMs * (0.75 + Math.random() / 2));
  };
  let timer = setTimeout(ask, pauseMs);
  for (const name of ["online", "focus"]) addEventListener(name, ask);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void ask();
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void ask();
  });
}

// Serialized: it may use nothing but the browser.
function listStored(prefix: string): void {
  const list = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const [name] = names;
    if (name === undefined || names.length > 1) return;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      // Home leads to new items and to drafts, by their names.
      if (/\/(new|edit)$/.test(pathname)) continue;
      const html = await (await cache.match(request))?.text();
      // Parsed as a text: a parser of documents would apply this page's policy to their styles.
      const title = document.createElement("textarea");
      title.innerHTML = /<title>([^<]*)/.exec(html ?? "")?.[1] ?? "";
      const link = document.createElement("a");
      link.href = pathname + search;
      link.dir = "auto";
      // Without the name of the Space.
      link.textContent = title.value.replace(/ · [^·]*$/, "");
      const item = document.createElement("li");
      item.append(link);
      const place = document.querySelector("nav");
      if (pathname === "/") place?.querySelector("ul")?.prepend(item);
      else place?.querySelector("ul")?.append(item);
      place?.removeAttribute("hidden");
    }
  };
  addEventListener("DOMContentLoaded", () => void list().catch(() => {}));
}
