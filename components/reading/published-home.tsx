import { useTranslations } from "next-intl";
import { ReadRows } from "#components/item/read-row.tsx";
import { Count } from "#components/ui/count.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Page } from "#components/ui/page.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { RetryBanner } from "#components/ui/retry-banner.tsx";
import { pageColumns, Section } from "#components/ui/section.tsx";
import type { Kind } from "#components/ui/space/kind.ts";
import { StartLink, StartLinks } from "#components/ui/start-link.tsx";
import { contentsListId } from "#lib/collection/list-ids.ts";
import type { Latest } from "#lib/content/latest.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import { ReadingRow } from "./reading-row.tsx";

interface PublishedHomeProps {
  kinds: readonly Kind[];
  newest: Latest;
  reading: Reading;
  memberId: string;
}

/** Also above what is still loading. */
export function PublishedHead() {
  const t = useTranslations("read");
  return (
    <>
      <PageHead title={t("title")} />
      <p className="-mt-5 mb-6 text-15 text-ink-2 max-tablet:mt-0 max-tablet:mb-4">{t("lead")}</p>
    </>
  );
}

export function PublishedHome({ kinds, newest, reading, memberId }: PublishedHomeProps) {
  const t = useTranslations("read");
  return (
    <Page>
      <PublishedHead />
      <div className={newest === "unlisted" ? undefined : pageColumns}>
        <Newest {...{ kinds, newest, reading, memberId }} />
        <Section title={t("kinds")}>
          <Kinds kinds={kinds} />
        </Section>
      </div>
    </Page>
  );
}

function Newest({ kinds, newest, reading, memberId }: PublishedHomeProps) {
  const t = useTranslations("read");
  if (newest === "unlisted") return null;
  if (newest === "unreachable") return <RetryBanner href={paths.published()}>{t("unreachable")}</RetryBanner>;
  if (newest.length === 0) return <EmptyState title={t("nothing.title")} text={t("nothing.text")} />;
  const kindOf = ({ sys }: Content) => kinds.find(({ id }) => id === sys.contentType.sys.id)?.one;
  return (
    <Section title={t("newest")}>
      <ReadRows>
        {newest.map((content, index) => (
          <ReadingRow
            key={content.sys.id}
            {...{ content, reading, memberId }}
            kind={kindOf(content)}
            isLarge={index === 0}
          />
        ))}
      </ReadRows>
    </Section>
  );
}

function Kinds({ kinds }: Pick<PublishedHomeProps, "kinds">) {
  return (
    <StartLinks className="max-[22.5625rem]:grid-cols-[1fr]">
      {kinds.map(({ id, many, icon }) => (
        <StartLink key={id} href={paths.readings(id)} icon={<Icon name={icon} />}>
          {many}
          <Count
            listId={contentsListId("readings", id)}
            className="ms-auto font-normal text-ink-3 tabular-nums"
          />
        </StartLink>
      ))}
    </StartLinks>
  );
}
