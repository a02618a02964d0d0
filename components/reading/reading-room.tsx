import Link from "next/link";
import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import type { Kind } from "#components/ui/space/kind.ts";
import { KindIcon } from "#components/ui/space/kind-icon.tsx";
import { useNumber } from "#components/ui/use-number.ts";
import { totalWords } from "#lib/collection/total-words.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import { ReadingRow } from "./reading-row.tsx";

interface ReadingRoomProps {
  /** With how much of each there is, where the service said so. */
  kinds: readonly (Kind & { total: number | undefined })[];
  /** The newest of all types; undefined when the service could not be asked. */
  newest: readonly Content[] | undefined;
  reading: Reading;
  memberId: string;
}

/** What there is to read: the newest, and the types. */
export function ReadingRoom({ kinds, newest, reading, memberId }: ReadingRoomProps) {
  const t = useTranslations("read");
  return (
    <div className="page">
      <PageHead title={t("title")} />
      <div className="home">
        <Newest {...{ kinds, newest, reading, memberId }} />
        <section className="section" aria-labelledby="read-kinds">
          <header className="section-head">
            <h2 id="read-kinds">{t("kinds")}</h2>
          </header>
          <Kinds kinds={kinds} />
        </section>
      </div>
    </div>
  );
}

function Newest({ kinds, newest, reading, memberId }: ReadingRoomProps) {
  const t = useTranslations("read");
  if (newest === undefined) return <Unreachable />;
  if (newest.length === 0) return <EmptyState title={t("nothing.title")} text={t("nothing.text")} />;
  const kindOf = ({ sys }: Content) => kinds.find(({ id }) => id === sys.contentType.sys.id)?.one;
  return (
    <section className="section" aria-labelledby="read-newest">
      <header className="section-head">
        <h2 id="read-newest">{t("newest")}</h2>
      </header>
      <ul className="read-rows">
        {newest.map((content, index) => (
          <ReadingRow
            key={content.sys.id}
            {...{ content, reading, memberId }}
            kind={kindOf(content)}
            isLarge={index === 0}
          />
        ))}
      </ul>
    </section>
  );
}

function Unreachable() {
  const t = useTranslations("read");
  const ui = useTranslations("ui");
  return (
    <Banner
      tone="warning"
      action={
        // A whole navigation asks again, with or without scripts.
        <a className="button" data-variant="quiet" data-size="small" href={paths.published()}>
          {ui("tryAgain")}
        </a>
      }
    >
      {t("unreachable")}
    </Banner>
  );
}

function Kinds({ kinds }: Pick<ReadingRoomProps, "kinds">) {
  const number = useNumber();
  return (
    <div className="starts read-kinds">
      {kinds.map(({ id, many, icon, total }) => (
        <Link key={id} href={paths.readings(id)} className="start">
          <span className="start-icon">
            <KindIcon icon={icon} />
          </span>
          {many}
          {total !== undefined && <span className="read-total">{totalWords(total, number)}</span>}
        </Link>
      ))}
    </div>
  );
}
