import { useSelectedLayoutSegment } from "next/navigation";
import { useTranslations } from "next-intl";
import { decodeSegment } from "#lib/space/decode-segment.ts";

interface WindowTitleProps {
  brandName: string;
  /** The file that is open. */
  mediaId: string | undefined;
  /** Its title; `undefined` for that of the library. */
  title?: string | undefined;
}

/**
 * The title of the window once a file was opened or closed without the page for it. React puts it before that of the
 * page that Next.js rendered, and browsers take the first.
 */
export function WindowTitle({ brandName, mediaId, title }: WindowTitleProps) {
  const t = useTranslations("media");
  const rendered = useSelectedLayoutSegment();
  if (mediaId === (rendered === null ? undefined : decodeSegment(rendered))) return null;
  return <title>{`${title ?? t("title")} · ${brandName}`}</title>;
}
