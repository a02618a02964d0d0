import { ArrowLeft, ArrowRight } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { titleOf } from "#lib/fields/refer/names.ts";
import type { Content } from "#lib/space/content.ts";
import { type ReadSubject, readingAt } from "./reading-view.tsx";

interface ReadingBesideProps {
  subject: ReadSubject;
  earlier: Content | undefined;
  later: Content | undefined;
}

/** Links to the items of the same type that were published before and after. */
export function ReadingBeside({ subject, earlier, later }: ReadingBesideProps) {
  const t = useTranslations("read");
  if (earlier === undefined && later === undefined) return null;
  return (
    <nav className="reading-beside" aria-label={t("beside")}>
      {earlier && <Beside way="earlier" content={earlier} subject={subject} />}
      {later && <Beside way="later" content={later} subject={subject} />}
    </nav>
  );
}

interface BesideProps {
  way: "earlier" | "later";
  content: Content;
  subject: ReadSubject;
}

function Beside({ way, content, subject }: BesideProps) {
  const t = useTranslations("read");
  const Arrow = way === "earlier" ? ArrowLeft : ArrowRight;
  const title = titleOf(content, subject.reading);
  return (
    <Link className={way} href={readingAt(subject)(subject.type.id, content.sys.id)} prefetch={false}>
      <span className="beside-label">
        <Arrow className="turns" size={16} />
        {t(way)}
      </span>
      <bdi lang={title?.localeId}>{title?.text ?? t("untitled")}</bdi>
    </Link>
  );
}
