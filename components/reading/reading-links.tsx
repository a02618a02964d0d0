import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { FieldValue } from "#components/fields/value.tsx";
import { SizedPicture } from "#components/ui/picture/sized-picture.tsx";
import type { Part } from "#lib/content/item/item-parts.ts";
import type { Display } from "#lib/fields/display.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { type ReadSubject, readingAt } from "./read-subject.ts";

interface ReadingLinksProps {
  part: Part;
  subject: ReadSubject;
}

/** The items that a field refers to, and the number of unresolved Refers (decisions.md, "References"). */
export function ReadingLinks({ part: { field, display }, subject }: ReadingLinksProps) {
  const t = useTranslations("read");
  const language = useLocale();
  if (display.kind !== "many") return null;
  const open = display.items.filter(({ kind }) => kind !== "closed");
  const closed = display.items.length - open.length;
  return (
    <section className="reading-part">
      <h2>{wordsIn(field.label, language)}</h2>
      <ul className="reading-links">
        {open.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same item may stand there twice.
          <li key={index}>
            {item.kind === "content" ? (
              <Leading item={item} subject={subject} />
            ) : (
              <FieldValue display={item} linkTo={readingAt(subject)} />
            )}
          </li>
        ))}
      </ul>
      {closed > 0 && <p className="reading-closed">{t("closed", { count: closed })}</p>}
    </section>
  );
}

interface LeadingProps {
  item: Extract<Display, { kind: "content" }>;
  subject: ReadSubject;
}

function Leading({ item, subject }: LeadingProps) {
  const t = useTranslations("fields");
  const { contentTypeId, contentId, title, summary, picture } = item;
  return (
    <Link href={readingAt(subject)(contentTypeId, contentId)} prefetch={false}>
      {picture?.url !== undefined && <SizedPicture picture={picture} sizes="6rem" alt="" />}
      <span className="reading-link-words">
        <bdi className="name" lang={title?.localeId}>
          {title?.text ?? t("untitled")}
        </bdi>
        {summary !== undefined && (
          <span className="about" lang={summary.localeId} dir="auto">
            {summary.text}
          </span>
        )}
      </span>
    </Link>
  );
}
