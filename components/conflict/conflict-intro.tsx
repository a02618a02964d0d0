import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Avatar } from "#components/ui/picture/avatar.tsx";
import { Time } from "#components/ui/time.tsx";
import type { Content } from "#lib/space/content.ts";
import type { Author } from "#lib/space/service-user.ts";

interface Versions {
  theirs: Content;
  /** The number of the version that the draft is based on. */
  base: number | undefined;
  keptAt: string | undefined;
  author: Author;
  /** The other version is by the same member. */
  isOwn: boolean;
}

export function ConflictIntro({ theirs, base, author, isOwn, count }: Versions & { count: number }) {
  const t = useTranslations("conflict");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { version, updatedAt } = theirs.sys;
  const name = author.nickname;
  const who = isOwn ? "own" : name === undefined ? "someone" : "named";
  return (
    <div className="conflict-intro">
      <h1 ref={title} tabIndex={-1}>
        {t("title", { who, name: name ?? "" })}
      </h1>
      <p>
        {base !== undefined && <>{t("began", { base })} </>}
        {t.rich("published", { version, time: () => <Time at={updatedAt} /> })} {t("differ", { count })}
      </p>
    </div>
  );
}

interface HeadsProps extends Versions {
  memberId: string;
  onAll: (take: "mine" | "theirs") => void;
}

/** The heads of the two columns, each with a button that takes the whole side. */
const takeAll = "ms-auto -me-3 max-tablet:-ms-3 max-tablet:me-0";

export function ConflictHeads({ theirs, keptAt, author, isOwn, memberId, onAll }: HeadsProps) {
  const t = useTranslations("conflict");
  const { createdBy, version, updatedAt } = theirs.sys;
  const you = createdBy.sys.id === memberId ? createdBy : author;
  return (
    <>
      <div className="conflict-corner" />
      <div className="conflict-head">
        <Avatar
          id={memberId}
          name={isOwn ? author.nickname : you.nickname}
          url={isOwn ? author.avatarUrl : undefined}
        />
        <strong>{t("yours")}</strong>
        <small>
          {t("draft")} {keptAt !== undefined && <Time at={keptAt} form="short" />}
        </small>
        <Button className={takeAll} variant="text" size="small" onClick={() => onAll("mine")}>
          {t("keepAll")}
        </Button>
      </div>
      <div className="conflict-head">
        <Avatar id={author.sys.id} name={author.nickname} url={author.avatarUrl} />
        <strong>
          <bdi>{isOwn ? t("otherYours") : (author.nickname ?? t("theirs"))}</bdi>
        </strong>
        <small>
          {t("version", { version })} <Time at={updatedAt} form="short" />
        </small>
        <Button className={takeAll} variant="text" size="small" onClick={() => onAll("theirs")}>
          {t("takeAll")}
        </Button>
      </div>
    </>
  );
}
