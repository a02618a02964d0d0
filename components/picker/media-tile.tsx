import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { FileIcon } from "#components/ui/picture/file-icon.tsx";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import type { Picture } from "#lib/fields/refer/picture.ts";

/** A picture, or the icon of its kind, over its name. */
export function MediaTile({ picture, isTaken }: { picture: Picture; isTaken: boolean }) {
  const t = useTranslations("pickers");
  return (
    <>
      <PictureWell
        picture={picture}
        width={240}
        height={180}
        icon={<FileIcon kind={picture.kind} />}
        className="picker-picture"
      />
      <span className="picker-check" aria-hidden="true">
        <Check size={14} strokeWidth={2.5} />
      </span>
      <bdi className="picker-name">{picture.title ?? picture.fileName ?? t("untitled")}</bdi>
      {isTaken && <span className="sr-only">{t("taken")}</span>}
      {picture.processing && <small className="picker-small">{t("processing")}</small>}
    </>
  );
}
