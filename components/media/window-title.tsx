import { useTranslations } from "next-intl";
import { useHydrating } from "#lib/browser/use-hydrating.ts";

interface WindowTitleProps {
  brandName: string;
  /** The title of the open file; `undefined` for that of the library. */
  title?: string | undefined;
}

/**
 * The window title. Next.js only knows the one of the first render, but files are opened, closed and renamed since.
 * React inserts a new element before the existing ones, and browsers use the first one: hence the key.
 */
export function WindowTitle({ brandName, title }: WindowTitleProps) {
  const t = useTranslations("media");
  const text = `${title ?? t("title")} · ${brandName}`;
  return useHydrating() ? null : <title key={text}>{text}</title>;
}
