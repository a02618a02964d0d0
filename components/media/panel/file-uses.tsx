import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import type { MediaUse, useMediaUses } from "#lib/browser/media/use-media-uses.ts";
import { paths } from "#lib/paths.ts";

/** The items that show a file, each a link; more of them when they are asked for. */
export function FileUses({ uses }: { uses: ReturnType<typeof useMediaUses> }) {
  const t = useTranslations("media.panel.uses");
  const { found, isLooking, again, further } = uses;
  const count = found?.uses.length ?? 0;
  return (
    <section className="file-part">
      <h3>{t("title")}</h3>
      <p className="file-note" role="status">
        {found === undefined
          ? t("loading")
          : count === 0
            ? t("none")
            : t(found.hasMore ? "some" : "count", { count })}
      </p>
      {found && count > 0 && (
        <>
          <ul className="file-uses">
            {found.uses.map((use) => (
              <Use key={use.contentId} use={use} />
            ))}
          </ul>
          {further && (
            <Button size="small" variant="text" busy={isLooking} onClick={further}>
              {t("more")}
            </Button>
          )}
          <p className="file-note">{t("note")}</p>
        </>
      )}
      {found?.isPartial && (
        <p className="file-note">
          {t("failed")}{" "}
          <Button size="small" variant="text" busy={isLooking} onClick={again}>
            {t("again")}
          </Button>
        </p>
      )}
    </section>
  );
}

function Use({ use: { contentId, title, place } }: { use: MediaUse }) {
  const t = useTranslations("media.panel.uses");
  return (
    <li>
      <Link href={paths.content(place.contentTypeId, contentId)} prefetch={false}>
        <bdi>{title === "" ? t("untitled") : title}</bdi>
        <small>{t("in", { type: place.type, field: place.field })}</small>
      </Link>
    </li>
  );
}
