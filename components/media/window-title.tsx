import { useTranslations } from "next-intl";
import { useHydrating } from "#lib/browser/use-hydrating.ts";

interface WindowTitleProps {
  brandName: string;
  /** Of the open file; `undefined` for that of the library. */
  title?: string | undefined;
}

/**
 * The title of the window, which Next.js knows only as it was when the page was rendered: a file may be opened, closed or
 * renamed since. React puts a new element before those that are there, and browsers take the first: hence the key.
 */
export function WindowTitle({ brandName, title }: WindowTitleProps) {
  const t = useTranslations("media");
  const text = `${title ?? t("title")} · ${brandName}`;
  return useHydrating() ? null : <title key={text}>{text}</title>;
}
