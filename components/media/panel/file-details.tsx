import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { MediaUse, useMediaUses } from "#lib/browser/media/use-media-uses.ts";
import { shownAuthor } from "#lib/content/author.ts";
import { contentTypeOf, lengthOf } from "#lib/content/media/media-state.ts";
import { formatSize } from "#lib/fields/format.ts";
import type { Picture } from "#lib/fields/refer/picture.ts";
import { paths } from "#lib/paths.ts";
import type { Author } from "#lib/space/author.ts";
import type { Media } from "#lib/space/media.ts";
import type { LibrarySubject } from "../library-context.ts";

interface FileFactsProps {
  subject: LibrarySubject;
  media: Media;
  picture: Picture;
  /** The duration, once the player knows it. */
  seconds: number | undefined;
}

/** Facts of a file: name, type, size, who uploaded it and when. */
export function FileFacts({ subject, media, picture, seconds }: FileFactsProps) {
  const t = useTranslations("media.panel");
  const language = useLocale();
  const { width, height, bytes, fileName } = picture;
  const type = contentTypeOf(media);
  const { sys } = media;
  const isChanged = sys.updatedAt !== sys.createdAt;
  return (
    <section className="grid gap-3">
      <h3 className="text-14 font-semibold">{t("details")}</h3>
      <dl className="grid gap-2 text-13">
        {fileName !== undefined && <Fact name={t("fact.file")}>{fileName}</Fact>}
        {type !== undefined && <Fact name={t("fact.type")}>{type}</Fact>}
        {bytes !== undefined && <Fact name={t("fact.size")}>{formatSize(bytes, language)}</Fact>}
        {width !== undefined && height !== undefined && (
          <Fact name={t("fact.dimensions")}>{t("pixels", { width, height })}</Fact>
        )}
        {seconds !== undefined && Number.isFinite(seconds) && (
          <Fact name={t("fact.duration")}>{lengthOf(seconds)}</Fact>
        )}
        <Fact name={t("fact.uploaded")}>
          <When at={sys.createdAt} author={sys.createdBy} memberId={subject.memberId} />
        </Fact>
        {isChanged && (
          <Fact name={t("fact.changed")}>
            <When at={sys.updatedAt} author={sys.updatedBy ?? sys.createdBy} memberId={subject.memberId} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[min(6.5rem,45%)_minmax(0,1fr)] gap-3">
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 wrap-anywhere tabular-nums">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

function When({ at, author, memberId }: { at: string; author: Author; memberId: string }) {
  const t = useTranslations("media");
  const { isYou, name } = shownAuthor(author, memberId);
  return (
    <>
      <Time at={at} /> · <bdi>{isYou ? t("you") : (name ?? t("someone"))}</bdi>
    </>
  );
}

/** The items that use a file, as links; more of them on request. */
export function FileUses({ uses }: { uses: ReturnType<typeof useMediaUses> }) {
  const t = useTranslations("media.panel.uses");
  const { found, isLooking, again, further } = uses;
  const count = found?.uses.length ?? 0;
  return (
    <section className="grid gap-3">
      <h3 className="text-14 font-semibold">{t("title")}</h3>
      <p className="text-13 text-ink-3" role="status">
        {found === undefined
          ? t("loading")
          : count === 0
            ? t("none")
            : t(found.hasMore ? "some" : "count", { count })}
      </p>
      {found && count > 0 && (
        <>
          <ul className="-mx-2 grid gap-0.5">
            {found.uses.map((use) => (
              <Use key={use.contentId} use={use} />
            ))}
          </ul>
          {further && (
            <Button size="small" variant="text" busy={isLooking} onClick={further}>
              {t("more")}
            </Button>
          )}
          <p className="text-13 text-ink-3">{t("note")}</p>
        </>
      )}
      {found?.isPartial && (
        <p className="text-13 text-ink-3">
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
      <Link
        href={paths.content(place.contentTypeId, contentId)}
        className="grid min-h-11 content-center rounded-3 px-2 py-1 text-13 font-medium hover:bg-hover"
      >
        <bdi className="truncate">{title === "" ? t("untitled") : title}</bdi>
        <small className="text-12 font-normal text-ink-3">
          {t("in", { type: place.type, field: place.field })}
        </small>
      </Link>
    </li>
  );
}
