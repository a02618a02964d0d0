import type { Language } from "#lib/messages/language.ts";
import { paths } from "#lib/paths.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { room, sheet } from "./theme-color.ts";

/** The web manifest: what a portal is called and looks like on a home screen. */
export function manifestOf({ name, tagline }: Brand, language: Language): string {
  const called = wordsIn(name, language);
  const icon = (of: string, purpose: "any" | "maskable") => ({
    src: paths.appIcon(of),
    sizes: `${of.replace(/\D/g, "")}x${of.replace(/\D/g, "")}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: paths.home(),
    start_url: paths.home(),
    scope: paths.home(),
    display: "standalone",
    lang: language,
    name: called,
    short_name: called,
    ...(tagline !== undefined && { description: wordsIn(tagline, language) }),
    background_color: room,
    theme_color: sheet.light,
    icons: [icon("192", "any"), icon("512", "any"), icon("maskable-512", "maskable")],
  });
}
