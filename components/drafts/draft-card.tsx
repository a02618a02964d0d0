import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { copy } from "#components/ui/copy-text.tsx";
import { Dot } from "#components/ui/dot.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { type Kind, midSentence } from "#components/ui/space/kind.ts";
import { Time } from "#components/ui/time.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import { type Draft, draftName, editorOf, isWaiting } from "#lib/browser/drafts/draft.ts";
import { intendPublish } from "#lib/browser/publish/publish-intent.ts";
import { allText, excerptOf } from "#lib/content/draft-excerpt.ts";
import { useDraftTitle } from "./draft-title.ts";

interface DraftCardProps {
  draft: Draft;
  /** Undefined if the Space no longer has the type; then the text can only be copied. */
  kind: Kind | undefined;
  isLarge: boolean;
  onDiscard: () => void;
  /** Does not publish it when there is a connection. */
  onTakeBack: () => void;
}

export function DraftCard({ draft, kind, isLarge, onDiscard, onTakeBack }: DraftCardProps) {
  const t = useTranslations("drafts");
  const router = useRouter();
  const publishButton = useRef<HTMLButtonElement>(null);
  const address = editorOf(draft);
  const title = useDraftTitle()(draft);
  const words = excerptOf(draft.texts, draft.title);
  const publish = () => {
    intendPublish(draftName(draft.memberId, draft));
    router.push(address);
  };
  const takeBack = () => {
    // This button goes.
    publishButton.current?.focus();
    onTakeBack();
  };
  return (
    <li
      className={classNames(
        "relative flex min-w-0 flex-col inset-ring inset-ring-line outline-offset-2 outline-accent has-[h3_a:focus-visible]:outline-2 forced-colors:border",
        isLarge
          ? "col-span-full min-h-60 rounded-5 bg-sunken bg-[linear-gradient(114deg,transparent_34%,var(--color-pane)_34.2%_56%,transparent_56.2%_59%,var(--color-pane)_59.2%_81%,transparent_81.2%)] p-6 max-tablet:min-h-66 max-tablet:p-4"
          : "min-h-34 rounded-4 p-4 hover:bg-hover max-tablet:min-h-37",
      )}
    >
      <Facts draft={draft} kind={kind} isLarge={isLarge} />
      <h3 className={isLarge ? "mt-2 mb-1 line-clamp-2 text-20 wrap-anywhere" : "truncate text-14"}>
        {kind === undefined ? (
          <bdi>{title}</bdi>
        ) : (
          <Link className="outline-none after:absolute after:inset-0" href={address}>
            <bdi>{title}</bdi>
          </Link>
        )}
      </h3>
      <p
        className={classNames(
          "text-ink-2",
          isLarge ? "line-clamp-3 max-w-160 text-15 wrap-anywhere" : "truncate text-13",
        )}
        dir="auto"
      >
        {words}
      </p>
      {/* Above the link, which covers the card. */}
      <div
        className={classNames(
          "mt-auto flex items-center gap-2 pt-3 *:relative *:z-above",
          isLarge && "max-tablet:flex-wrap max-tablet:*:not-last:flex-1",
        )}
      >
        {kind === undefined ? (
          <CopyText draft={draft} isLarge={isLarge} />
        ) : (
          <>
            {isLarge && !isWaiting(draft) && (
              <ButtonLink variant="primary" href={address}>
                {t("continue")}
              </ButtonLink>
            )}
            <Button
              ref={publishButton}
              size={isLarge ? "normal" : "small"}
              onClick={publish}
              aria-label={t("publishOne", { title })}
            >
              {t("publish")}
            </Button>
            {isWaiting(draft) && (
              <Button
                size={isLarge ? "normal" : "small"}
                onClick={takeBack}
                aria-label={t("dontPublishOne", { title })}
              >
                {t("dontPublish")}
              </Button>
            )}
          </>
        )}
        <Discard title={title} isLarge={isLarge} onDiscard={onDiscard} />
      </div>
    </li>
  );
}

function Facts({ draft, kind, isLarge }: Pick<DraftCardProps, "draft" | "kind" | "isLarge">) {
  const t = useTranslations("drafts");
  const language = useLocale();
  const savedAt = () => <Time at={draft.savedAt} form={isLarge ? "short" : "near"} />;
  const name = kind && (isLarge ? midSentence(kind.one, language) : kind.one);
  const facts: ReactNode[] = [
    name === undefined ? t("noType") : isLarge ? t("draftOf", { kind: name }) : name,
    t(draft.version === undefined ? "ofNew" : "ofVersion", { version: draft.version ?? 0 }),
    isLarge ? t.rich("savedHere", { time: savedAt }) : savedAt(),
  ];
  return (
    <p
      className={classNames(
        "flex items-center gap-x-2 gap-y-1 text-13",
        isLarge ? "text-ink-2" : "text-ink-3",
        isLarge && draft.queued && "flex-wrap",
      )}
    >
      {isLarge && <Icon name="pencil-line" className="flex-none text-ink-3" size={16} />}
      {draft.queued && (
        <Badge className="flex-none" tone={draft.queued.hasFailed ? "warning" : "plain"}>
          {t(draft.queued.hasFailed ? "notPublished" : "waiting")}
        </Badge>
      )}
      <span className={isLarge ? undefined : "truncate"}>
        {facts[0]}
        <Dot />
        {facts[1]}
        <Dot />
        {facts[2]}
      </span>
    </p>
  );
}

export function CopyText({ draft, isLarge }: Pick<DraftCardProps, "draft" | "isLarge">) {
  const t = useTranslations("drafts");
  const copyAll = async () => {
    toast(t((await copy(allText(draft))) ? "copied" : "copyBlocked"));
  };
  return (
    <Button
      size={isLarge ? "normal" : "small"}
      icon={<Icon name="copy" size={16} />}
      onClick={() => void copyAll()}
    >
      {t("copy")}
    </Button>
  );
}

interface DiscardProps extends Pick<DraftCardProps, "isLarge" | "onDiscard"> {
  title: string;
}

function Discard({ title, isLarge, onDiscard }: DiscardProps) {
  const t = useTranslations("drafts");
  return (
    <Button
      variant="quiet"
      size={isLarge ? "normal" : "small"}
      iconOnly
      className="ms-auto"
      aria-label={t("discard", { title })}
      icon={<Icon name="trash" size={16} />}
      onClick={onDiscard}
    />
  );
}
