import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Time } from "#components/ui/time.tsx";
import { shownAuthor } from "#lib/content/display-author.ts";
import type { Author } from "#lib/space/service-user.ts";
import type { ItemSubject } from "./item-subject.ts";

/** What `sys.version` and `sys.publish` say of the past; the service keeps no list of versions. */
export function ItemHistory({ subject: { content, you } }: { subject: ItemSubject }) {
  const t = useTranslations("item");
  const { publish, version, updatedAt, createdAt, createdBy } = content.sys;
  const lastBy = publish?.by ?? content.sys.updatedBy ?? createdBy;
  const firstAt = publish?.firstAt ?? createdAt;
  const lastAt = publish?.at ?? updatedAt;
  const name = (author: Author) => {
    const shown = shownAuthor(author, you.id);
    return () => <bdi>{shown.isYou ? t("you") : (shown.name ?? t("someone"))}</bdi>;
  };
  const marks = { b: (words: ReactNode) => <b>{words}</b> };
  const values = { version: publish?.version ?? version, ...marks, who: name(lastBy) };
  return (
    <section>
      <h2>{t("history.title")}</h2>
      <ol className="item-history">
        <li>
          <span>
            {publish ? t.rich("history.published", values) : t.rich("history.changed", values)}
            <br />
            <Time at={lastAt} />
          </span>
        </li>
        {firstAt !== lastAt && (
          <li>
            <span>
              {t.rich("history.first", { who: name(createdBy) })}
              <br />
              <Time at={firstAt} />
            </span>
          </li>
        )}
      </ol>
    </section>
  );
}
