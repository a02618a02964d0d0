import { useFormatter, useTranslations } from "next-intl";
import { Time } from "#components/ui/time.tsx";
import { shownAuthor } from "#lib/content/author.ts";
import type { OptionEnd as End } from "./palette-option.ts";
import { WayKeys } from "./way-keys.tsx";

/** What stands at the end of a row: who and when, how many, or the keys for the same. */
export function OptionEnd({ end, memberId }: { end: End; memberId: string }) {
  const t = useTranslations("palette");
  const format = useFormatter();
  switch (end.is) {
    case "byLine": {
      const { isYou, name } = shownAuthor(end.author, memberId);
      return (
        <span className="palette-end">
          <bdi className="palette-author">{isYou ? t("you") : (name ?? t("someone"))}</bdi>
          <span aria-hidden="true">·</span>
          <Time at={end.at} form="short" />
        </span>
      );
    }
    case "moment":
      return (
        <span className="palette-end">
          <Time at={end.at} form="short" />
        </span>
      );
    case "savedView":
      return <span className="palette-end">{t("savedView")}</span>;
    case "count":
      return <span className="palette-end">{format.number(end.count)}</span>;
    case "keys":
      return (
        <span className="palette-end">
          <WayKeys way={end.way} />
        </span>
      );
  }
}
