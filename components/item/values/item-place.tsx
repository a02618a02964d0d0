import { useLocale, useTranslations } from "next-intl";
import { type LinkTo, toContent } from "#components/fields/value.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";
import { Link } from "#components/ui/link.tsx";
import type { Part } from "#lib/content/item/item-parts.ts";
import { exactPosition, formatPosition } from "#lib/fields/format.ts";
import type { Position } from "#lib/fields/location/position.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { ItemMap } from "./item-map.tsx";

export const panelTitleClass = "mb-3 text-13";
export const readTitleClass = "mb-3 text-20 print:break-after-avoid";

interface ItemPlaceProps {
  part: Part;
  linkTo?: LinkTo;
  /** Part of a published text. */
  isRead?: boolean;
}

/** A position: a map, the name of the place if known, and the coordinates as text. */
export function ItemPlace({ part, linkTo = toContent, isRead = false }: ItemPlaceProps) {
  const t = useTranslations("fields");
  const label = wordsIn(part.field.label, useLocale());
  const { display } = part;
  const position = positionOf(part);
  if (position === undefined) return null;
  return (
    <section>
      <h2 className={isRead ? readTitleClass : panelTitleClass}>{label}</h2>
      <ItemMap
        className={isRead ? "overflow-hidden rounded-4" : "rounded-3"}
        position={position}
        label={t("mapOf", { label })}
      />
      <div className="flex min-h-control-small items-center gap-2 text-13">
        {display.kind === "content" && (
          <Link
            className="min-w-0 font-semibold wrap-anywhere underline-offset-[0.2em] hover:underline"
            href={linkTo(display.contentTypeId, display.contentId)}
            lang={display.title?.localeId}
          >
            <bdi>{display.title?.text ?? t("untitled")}</bdi>
          </Link>
        )}
        <bdi className="ms-auto whitespace-nowrap text-ink-3 tabular-nums first:ms-0 first:text-ink">
          {formatPosition(position)}
        </bdi>
        <CopyText text={exactPosition(position)} label={t("copyPosition")} done={t("positionCopied")} />
      </div>
    </section>
  );
}

function positionOf({ display }: Part): Position | undefined {
  if (display.kind === "location") return display;
  return display.kind === "content" ? display.position : undefined;
}
