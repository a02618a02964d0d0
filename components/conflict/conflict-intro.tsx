import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Avatar } from "#components/ui/picture/avatar.tsx";
import { Time } from "#components/ui/time.tsx";
import type { Author } from "#lib/space/author.ts";
import type { Content } from "#lib/space/content.ts";

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
    <div className="mb-8 max-w-176 max-tablet:mb-6">
      <h1
        ref={title}
        tabIndex={-1}
        className="mb-2 text-28 outline-none max-tablet:text-[1.75rem]/9 [&:lang(ko)]:tracking-[0]"
      >
        {t("title", { who, name: name ?? "" })}
      </h1>
      <p className="text-15 text-ink-2">
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
export function ConflictHeads({ theirs, keptAt, author, isOwn, memberId, onAll }: HeadsProps) {
  const t = useTranslations("conflict");
  const { createdBy, version, updatedAt } = theirs.sys;
  const you = createdBy.sys.id === memberId ? createdBy : author;
  return (
    <>
      <div className="sticky top-0 z-over border-b border-line bg-sheet max-tablet:hidden" />
      <Head
        avatar={
          <Avatar
            id={memberId}
            name={isOwn ? author.nickname : you.nickname}
            url={isOwn ? author.avatarUrl : undefined}
          />
        }
        name={t("yours")}
        facts={
          <>
            {t("draft")} {keptAt !== undefined && <Time at={keptAt} form="short" />}
          </>
        }
        action={t("keepAll")}
        onAll={() => onAll("mine")}
      />
      <Head
        avatar={<Avatar id={author.sys.id} name={author.nickname} url={author.avatarUrl} />}
        name={<bdi>{isOwn ? t("otherYours") : (author.nickname ?? t("theirs"))}</bdi>}
        facts={
          <>
            {t("version", { version })} <Time at={updatedAt} form="short" />
          </>
        }
        action={t("takeAll")}
        onAll={() => onAll("theirs")}
      />
    </>
  );
}

interface HeadProps {
  avatar: ReactNode;
  name: ReactNode;
  facts: ReactNode;
  action: string;
  onAll: () => void;
}

/** On a phone only its button. */
function Head({ avatar, name, facts, action, onAll }: HeadProps) {
  return (
    <div className="sticky top-0 z-over flex min-h-14 min-w-0 items-center gap-2 border-b border-line bg-sheet max-tablet:static max-tablet:min-h-11 max-tablet:border-b-0">
      <div className="contents max-tablet:hidden">
        {avatar}
        <div className="min-w-0 py-1 desktop:flex desktop:items-baseline desktop:gap-2">
          <strong className="block font-semibold wrap-anywhere desktop:truncate">{name}</strong>
          <small className="block text-13 whitespace-nowrap text-ink-3">{facts}</small>
        </div>
      </div>
      <Button
        className="ms-auto -me-3 max-tablet:-ms-3 max-tablet:me-0"
        variant="text"
        size="small"
        onClick={onAll}
      >
        {action}
      </Button>
    </div>
  );
}
