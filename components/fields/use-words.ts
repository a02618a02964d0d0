import { useLocale, useTranslations } from "next-intl";
import type { Display } from "#lib/fields/display.ts";
import { formatDay } from "#lib/fields/format.ts";
import { type Speech, wordsOf } from "#lib/fields/text.ts";

/** Formats values as table cells show them; `otherwise` overrides that for other places. */
export function useWords(otherwise: Partial<Speech> = {}): (display: Display) => string | undefined {
  const t = useTranslations("fields");
  const language = useLocale();
  const speech: Speech = {
    language,
    get yes() {
      return t("yes");
    },
    get no() {
      return t("no");
    },
    moment: (at) => formatDay(at, language),
    refer: (display) => {
      if (display.kind === "picture") return display.picture.title ?? t("picture");
      return display.kind === "content" ? (display.title?.text ?? t("untitled")) : undefined;
    },
    document: () => undefined,
    between: ", ",
    ...otherwise,
  };
  return (display) => wordsOf(display, speech);
}
