"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useTimeZone, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Button, ButtonLink, buttonVariants } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { useNumber } from "#components/ui/use-number.ts";
import { useShortcut } from "#lib/browser/keys/use-shortcut.ts";
import { rememberList } from "#lib/browser/list/list-return.ts";
import { type StepsSubject, useLeftList, useSteps } from "#lib/browser/list/use-steps.ts";
import { totalWords } from "#lib/collection/total-words.ts";
import { paths } from "#lib/paths.ts";
import { useType } from "./type-context.tsx";

/** A key press from before the neighbours were loaded. */
interface PendingStep {
  way: Way;
  from: string;
  atMs: number;
}

const patienceMs = 3_000;

/** "1 of 47", with links and shortcuts to the neighbouring items of the list that led here; nothing without such a list. */
export function ItemSteps(item: ListedItem) {
  return useLeftList(useType().id, item.contentId) && <StepsInList {...item} />;
}

function StepsInList(item: ListedItem) {
  const t = useTranslations("item.steps");
  const number = useNumber();
  const router = useRouter();
  const links = useStepLinks(item);
  const pending = useRef<PendingStep>(undefined);
  const go = (way: Way) => {
    const link = links?.[way];
    pending.current = link === undefined ? { way, from: item.contentId, atMs: Date.now() } : undefined;
    if (link === undefined) return;
    link.leave();
    router.push(link.href);
  };
  const goPending = useEffectEvent(() => {
    if (pending.current === undefined) return;
    const { way, from, atMs } = pending.current;
    if (from !== item.contentId || Date.now() - atMs > patienceMs) pending.current = undefined;
    else if (links?.[way] !== undefined) go(way);
  });
  useEffect(() => goPending());
  useShortcut("j", () => go("next"));
  useShortcut("k", () => go("previous"));
  if (links === undefined) return null;
  return (
    <nav
      className="ms-auto flex items-center gap-1 text-13 text-ink-3 max-tablet:ms-0"
      aria-label={t("label")}
    >
      {links.position !== undefined && (
        <span className="me-1 whitespace-nowrap tabular-nums" data-position="">
          {links.total === undefined
            ? number(links.position)
            : t("place", { place: number(links.position), total: totalWords(links.total, number) })}
        </span>
      )}
      <Step way="previous" keys="K" link={links.previous}>
        <Icon name="chevron-up" />
      </Step>
      <Step way="next" keys="J" link={links.next}>
        <Icon name="chevron-down" />
      </Step>
    </nav>
  );
}

interface StepProps {
  way: Way;
  keys: string;
  /** The end of the list. */
  link: { href: string; leave: () => void } | undefined;
  children: ReactNode;
}

function Step({ way, keys, link, children }: StepProps) {
  const t = useTranslations("item.steps");
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hasGone(way)) ref.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }, [way]);
  return (
    <span ref={ref} className="max-tablet:hidden">
      {link === undefined ? (
        <Button variant="quiet" size="small" iconOnly icon={children} aria-label={t(way)} aria-disabled />
      ) : (
        <StepLink href={link.href} leave={link.leave} label={t(way)} keys={keys}>
          {children}
        </StepLink>
      )}
    </span>
  );
}

interface StepLinkProps {
  href: string;
  leave: () => void;
  label: string;
  keys: string;
  children: ReactNode;
}

function StepLink({ href, leave, label, keys, children }: StepLinkProps) {
  return (
    <Link
      className={buttonVariants({ variant: "quiet", size: "small", iconOnly: true })}
      href={href}
      onNavigate={leave}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={`${label} (${keys})`}
    >
      {children}
    </Link>
  );
}

/** On a phone: links to the neighbouring items at the end of the text, in reach of the thumb. */
export function ItemFoot(item: ListedItem) {
  const t = useTranslations("item.steps");
  const links = useStepLinks(item);
  if (!links?.previous && !links?.next) return null;
  return (
    <nav className="flex justify-between gap-2 px-4 pb-6 tablet:hidden print:hidden" aria-label={t("beside")}>
      {links.previous && (
        <ButtonLink href={links.previous.href} onNavigate={links.previous.leave}>
          <Icon name="arrow-left" />
          {t("previous")}
        </ButtonLink>
      )}
      {links.next && (
        <ButtonLink className="ms-auto" href={links.next.href} onNavigate={links.next.leave}>
          {t("next")}
          <Icon name="arrow-right" />
        </ButtonLink>
      )}
    </nav>
  );
}

type ListedItem = Omit<StepsSubject, "type" | "timeZone">;

type Way = "previous" | "next";

/** The direction of the last step, so that the focus moves to the same link on the next page. */
let going: Way | undefined;

/** The URLs of the neighbours, in the current language. Call `leave` before navigating. */
function useStepLinks(item: ListedItem) {
  const type = useType();
  const contentTypeId = type.id;
  const steps = useSteps({ type, timeZone: useTimeZone(), ...item });
  const locale = useSearchParams().get("locale");
  if (steps === undefined) return undefined;
  const linkTo = (way: Way) => {
    const to = steps[way];
    if (to === undefined) return undefined;
    return {
      href: paths.content(contentTypeId, to.contentId, locale === null ? {} : { locale }),
      leave: () => {
        going = way;
        rememberList(contentTypeId, to);
      },
    };
  };
  const { position, total } = steps;
  return { position, total, previous: linkTo("previous"), next: linkTo("next") };
}

/** Whether this was the direction of the last step; true only once. */
function hasGone(way: Way): boolean {
  if (going !== way) return false;
  going = undefined;
  return true;
}
