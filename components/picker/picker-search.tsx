import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { useSearchedSince } from "#components/ui/use-searched-since.ts";
import { isComposing } from "#lib/browser/keys/is-composing.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import { type OptionLayout, optionLayouts } from "./option-list.tsx";

const pauseMilliseconds = 250;

/** The typed text, debounced. */
export function usePausedText() {
  const [text, setText] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    text,
    onTyped(typed: string): void {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setText(typed.trim()), pauseMilliseconds);
    },
  };
}

export function PickerSearch({ label, onTyped }: { label: string; onTyped: (text: string) => void }) {
  const t = useTranslations("pickers");
  return (
    <TextInput
      soft
      type="search"
      className="w-auto! grow basis-56"
      aria-label={label}
      placeholder={t("search")}
      autoComplete="off"
      dir="auto"
      start={<Icon name="search" />}
      onInput={(event) => onTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return;
        if (event.key === "ArrowDown") {
          event.preventDefault();
          focusOptions(event.currentTarget);
        }
        // Esc clears the text first, and closes the dialog if there is none.
        if (event.key !== "Escape" || event.currentTarget.value === "") return;
        event.preventDefault();
        event.currentTarget.value = "";
        onTyped("");
      }}
    />
  );
}

/** Goes from the search to what it found. */
function focusOptions(search: HTMLElement): void {
  search.closest("dialog")?.querySelector<HTMLElement>("[role=option][tabindex='0']")?.focus();
}

interface PickerResultsProps {
  found: {
    items: readonly unknown[] | undefined;
    error: unknown;
    isLoading: boolean;
    inTexts: boolean;
    since: string | undefined;
    hasMore: boolean;
    more: () => void;
    again: () => void;
  };
  isSearching: boolean;
  /** The text for an empty list without a search. */
  empty: string;
  layout: OptionLayout;
  children: ReactNode;
}

const skeletonCount = 8;
const skeletons = {
  tiles: "aspect-[4/3] h-auto! w-full rounded-3!",
  rows: "mb-1 h-13! w-full rounded-3!",
} as const;

export function PickerResults({ found, isSearching, empty, layout, children }: PickerResultsProps) {
  const t = useTranslations("pickers");
  const { items, error, isLoading, inTexts, hasMore, more, again } = found;
  const since = useSearchedSince(found.since);
  if (isSpaceError(error, "NotSearchable"))
    return <PickerMessage role="status">{t("noSearch")}</PickerMessage>;
  if (error !== undefined && items === undefined) {
    return (
      <Banner
        tone="warning"
        role="alert"
        action={
          <Button variant="text" onClick={again}>
            {t("tryAgain")}
          </Button>
        }
      >
        {t("unreachable")}
      </Banner>
    );
  }
  if (items === undefined) {
    return (
      <SkeletonFrame label={t("loading")}>
        <div className={optionLayouts[layout]}>
          {Array.from({ length: skeletonCount }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
            <Skeleton key={index} className={skeletons[layout]} />
          ))}
        </div>
      </SkeletonFrame>
    );
  }
  return (
    <>
      {items.length === 0 && !isLoading && (
        <PickerMessage>{isSearching ? t(inTexts ? "noMatch" : "noTitle") : empty}</PickerMessage>
      )}
      {children}
      {since !== "" && !isLoading && <PickerMessage>{since}</PickerMessage>}
      {error !== undefined && <PickerMessage role="alert">{t("unreachable")}</PickerMessage>}
      {hasMore && <More isBusy={isLoading} onMore={more} />}
      <p className="sr-only" role="status">
        {isLoading ? "" : t("found", { count: items.length, more: String(hasMore) })}
      </p>
    </>
  );
}

export function PickerMessage(props: ComponentProps<"p">) {
  return <p {...props} className="px-4 py-8 text-center text-15 text-balance text-ink-2" />;
}

/** Loads the next page when it becomes visible or is pressed. */
function More({ isBusy, onMore }: { isBusy: boolean; onMore: () => void }) {
  const t = useTranslations("pickers");
  const ref = useRef<HTMLDivElement>(null);
  const onVisible = useEffectEvent(onMore);
  useEffect(() => {
    const element = ref.current;
    if (element === null || isBusy) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onVisible();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isBusy]);
  return (
    <div ref={ref} className="grid place-items-center py-4">
      <Button size="small" variant="quiet" busy={isBusy} onClick={onMore}>
        {t("more")}
      </Button>
    </div>
  );
}
