import { useLocale } from "next-intl";
import { formatSize } from "#lib/fields/format.ts";
import type { Picture } from "#lib/fields/refer/picture.ts";

/** "4032 × 2688 · 3.1 MB". */
export function PictureFacts({ picture: { width, height, bytes } }: { picture: Picture }) {
  const language = useLocale();
  const facts = [
    ...(width !== undefined && height !== undefined ? [`${width} × ${height}`] : []),
    ...(bytes !== undefined ? [formatSize(bytes, language)] : []),
  ];
  return facts.length === 0 ? null : <small className="picture-facts">{facts.join(" · ")}</small>;
}
