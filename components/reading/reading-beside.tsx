import { useTranslations } from "next-intl";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { titleOf } from "#lib/fields/display.ts";
import type { Content } from "#lib/space/content.ts";
import { type ReadSubject, readingAt } from "./reading-article.tsx";

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
    <nav
      className="mt-12 grid grid-cols-[1fr_1fr] gap-6 border-t border-line pt-5 print:hidden"
      aria-label={t("moreToRead")}
    >
      {earlier && <Beside way="earlier" content={earlier} subject={subject} />}
      {later && <Beside way="later" content={later} subject={subject} />}
    </nav>
  );
}

const linkClass =
  "-m-2 grid min-w-0 content-start gap-1 rounded-3 p-2 font-semibold wrap-anywhere hover:bg-hover";
const labelClass = "flex items-center gap-1 text-13 font-normal text-ink-3";

interface BesideProps {
  way: "earlier" | "later";
  content: Content;
  subject: ReadSubject;
}

function Beside({ way, content, subject }: BesideProps) {
  const t = useTranslations("read");
  const arrow = way === "earlier" ? "arrow-left" : "arrow-right";
  const title = titleOf(content, subject.reading);
  return (
    <Link
      className={classNames(linkClass, way === "later" && "col-start-2 text-end")}
      href={readingAt(subject)(subject.type.id, content.sys.id)}
    >
      <span className={classNames(labelClass, way === "later" && "flex-row-reverse")}>
        <Icon name={arrow} size={16} />
        {t(way)}
      </span>
      <bdi lang={title?.localeId}>{title?.text ?? t("untitled")}</bdi>
    </Link>
  );
}
