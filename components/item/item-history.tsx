import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Time } from "#components/ui/time.tsx";
import { shownAuthor } from "#lib/content/author.ts";
import { type HistoryEntry, historyOf } from "#lib/content/item/item-history.ts";
import type { ItemSubject } from "./item-subject.ts";

/** Who published what and when, as far as the service says. */
export function ItemHistory({ subject: { content, you } }: { subject: ItemSubject }) {
  const t = useTranslations("item");
  const { entries, published } = historyOf(content);
  const words = ({ kind, version, by }: HistoryEntry) => {
    const { isYou, name } = shownAuthor(by, you.id);
    return t.rich(`history.${kind}`, {
      version,
      b: (strong: ReactNode) => <b>{strong}</b>,
      who: () => <bdi>{isYou ? t("you") : (name ?? t("someone"))}</bdi>,
    });
  };
  return (
    <section>
      <h2>{t("history.title")}</h2>
      <ol className="item-history">
        {entries.map((entry) => (
          <li key={entry.kind}>
            <span>
              {words(entry)}
              <br />
              <Time at={entry.at} />
            </span>
          </li>
        ))}
      </ol>
      {published !== undefined && <p className="item-note">{t("history.times", { count: published })}</p>}
    </section>
  );
}
