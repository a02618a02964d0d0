import { useTranslations } from "next-intl";
import { FileIcon } from "#components/ui/file-icon.tsx";
import { PictureFacts } from "#components/ui/picture-facts.tsx";
import type { Picture } from "#lib/content/display/display-picture.ts";

/** What one looks at, larger, with what is known of it. */
export function MediaPreview({ picture }: { picture: Picture }) {
  const t = useTranslations("pickers");
  return (
    <aside className="picker-preview" aria-label={t("preview")}>
      <span className="picker-large">
        {picture.url === undefined ? (
          <FileIcon kind={picture.kind} size={40} />
        ) : (
          // biome-ignore lint/performance/noImgElement: pictures come from the Space's own address, in sizes of its own.
          <img src={picture.url} alt={picture.description ?? picture.title ?? ""} decoding="async" />
        )}
      </span>
      <p className="picker-preview-words">
        <bdi>{picture.title ?? picture.fileName ?? t("untitled")}</bdi>
        <PictureFacts picture={picture} />
        {picture.description !== undefined && <small dir="auto">{picture.description}</small>}
      </p>
    </aside>
  );
}
