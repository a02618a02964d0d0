import { useLocale } from "next-intl";
import { formatSize } from "#lib/fields/format.ts";
import type { Picture } from "#lib/fields/refer/picture.ts";
import { classNames } from "../class-names.ts";

interface PictureFactsProps {
  picture: Picture;
  className?: string;
}

/** "4032 × 2688 · 3.1 MB". */
export function PictureFacts({ picture: { width, height, bytes }, className }: PictureFactsProps) {
  const language = useLocale();
  const facts = [
    ...(width !== undefined && height !== undefined ? [`${width} × ${height}`] : []),
    ...(bytes !== undefined ? [formatSize(bytes, language)] : []),
  ];
  if (facts.length === 0) return null;
  return <small className={classNames("tabular-nums", className)}>{facts.join(" · ")}</small>;
}
