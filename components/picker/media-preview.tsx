import { ImageIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { FileIcon } from "#components/ui/picture/file-icon.tsx";
import { PictureFacts } from "#components/ui/picture/picture-facts.tsx";
import { SizedPicture } from "#components/ui/picture/sized-picture.tsx";
import type { Picture } from "#lib/fields/refer/picture.ts";

/**
 * What one looks at, larger, with what is known of it. It is there before there is anything to show: a preview that
 * comes with the focus would move the tiles under a pointer that is pressed.
 */
export function MediaPreview({ picture }: { picture: Picture | undefined }) {
  const t = useTranslations("pickers");
  return (
    <aside className="picker-preview" aria-label={t("preview")}>
      <span className="picker-large">
        {picture === undefined ? (
          <ImageIcon size={40} strokeWidth={1.25} aria-hidden="true" />
        ) : picture.url === undefined ? (
          <FileIcon kind={picture.kind} size={40} />
        ) : (
          <SizedPicture
            picture={picture}
            sizes="16rem"
            alt={picture.description ?? picture.title ?? ""}
            isEarly
          />
        )}
      </span>
      <p className="picker-preview-words">
        {picture === undefined ? (
          <small>{t("previewEmpty")}</small>
        ) : (
          <>
            <bdi>{picture.title ?? picture.fileName ?? t("untitled")}</bdi>
            <PictureFacts picture={picture} />
            {picture.description !== undefined && <small dir="auto">{picture.description}</small>}
          </>
        )}
      </p>
    </aside>
  );
}
