import { FileText } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { FieldValue } from "#components/fields/value.tsx";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import type { Part } from "#lib/content/item/item-parts.ts";
import type { Display } from "#lib/fields/display.ts";
import { paths } from "#lib/paths.ts";
import { wordsIn } from "#lib/space-file/words.ts";

/** The items that a field leads to, each with its picture and title. */
export function LinkedItems({ part: { field, display } }: { part: Part }) {
  const language = useLocale();
  if (display.kind !== "many") return null;
  const hasPictures = display.items.some((item) => item.kind === "content" && item.picture);
  return (
    <section>
      <h2>{wordsIn(field.label, language)}</h2>
      <ul className="item-linked">
        {display.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same item may stand there twice.
          <li key={index}>
            {item.kind === "content" ? (
              <Linked item={item} hasPictures={hasPictures} />
            ) : (
              <span className="closed">
                <FieldValue display={item} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type LinkedContent = Extract<Display, { kind: "content" }>;

function Linked({ item, hasPictures }: { item: LinkedContent; hasPictures: boolean }) {
  const t = useTranslations("fields");
  const { contentTypeId, contentId, title, picture } = item;
  return (
    <Link href={paths.content(contentTypeId, contentId)} prefetch={false}>
      {hasPictures && (
        <PictureWell
          className="item-thumb"
          picture={picture}
          width={48}
          height={36}
          icon={<FileText size={16} strokeWidth={1.75} />}
        />
      )}
      <bdi lang={title?.localeId}>{title?.text ?? t("untitled")}</bdi>
    </Link>
  );
}
