import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import { KindIcon } from "#components/ui/space/kind-icon.tsx";
import { Time } from "#components/ui/time.tsx";
import type { TargetLook } from "#lib/fields/refer/target-look.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

interface ContentOptionProps {
  look: TargetLook;
  type: ContentType;
  isTaken: boolean;
}

/** A row: its picture, its name, when it was written. */
export function ContentOption({ look, type, isTaken }: ContentOptionProps) {
  const t = useTranslations("pickers");
  if (look.kind !== "content") return null;
  return (
    <>
      <PictureWell
        picture={look.picture}
        width={60}
        height={44}
        icon={<KindIcon icon={type.icon} />}
        className="picker-thumb"
      />
      <span className="picker-words">
        <bdi lang={look.title?.localeId}>{look.title?.text ?? t("untitled")}</bdi>
        <small>{isTaken ? t("taken") : <Time at={look.updatedAt} />}</small>
      </span>
      <span className="picker-check" aria-hidden="true">
        <Check size={14} strokeWidth={2.5} />
      </span>
    </>
  );
}
