import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { type LinkTo, toContent } from "#components/fields/value.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";
import type { Part } from "#lib/content/item/item-parts.ts";
import { exactPosition, formatPosition } from "#lib/fields/format.ts";
import type { Position } from "#lib/fields/location/position.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { ItemMap } from "./item-map.tsx";

/** Where something is: a map, its name where it has one, and the coordinates as text. */
export function ItemPlace({ part, linkTo = toContent }: { part: Part; linkTo?: LinkTo }) {
  const t = useTranslations("fields");
  const label = wordsIn(part.field.label, useLocale());
  const { display } = part;
  const position = positionOf(part);
  if (position === undefined) return null;
  return (
    <section>
      <h2>{label}</h2>
      <ItemMap position={position} label={t("mapOf", { label })} />
      <div className="item-place-words">
        {display.kind === "content" && (
          <Link
            className="name"
            href={linkTo(display.contentTypeId, display.contentId)}
            prefetch={false}
            lang={display.title?.localeId}
          >
            <bdi>{display.title?.text ?? t("untitled")}</bdi>
          </Link>
        )}
        <bdi className="number">{formatPosition(position)}</bdi>
        <CopyText text={exactPosition(position)} label={t("copyPosition")} done={t("positionCopied")} />
      </div>
    </section>
  );
}

function positionOf({ display }: Part): Position | undefined {
  if (display.kind === "location") return display;
  return display.kind === "content" ? display.position : undefined;
}
