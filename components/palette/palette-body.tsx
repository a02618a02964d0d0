import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { isComposing } from "#lib/browser/keys/is-composing.ts";
import { isPressed, keyOf, shortcuts } from "#lib/browser/keys/shortcuts.ts";
import { OptionRow } from "./option-row.tsx";
import { type PaletteBodyProps, paletteStatus, resultsId } from "./palette-dialog.tsx";
import { PaletteStatus } from "./palette-status.tsx";
import { ShortcutKeys } from "./shortcut-keys.tsx";
import { usePaletteGroups } from "./use-palette-groups.ts";
import { isPrefixOrExtension, textWithoutResults } from "./use-palette-search.ts";

/** The options below the input, in groups; the first option is active at the start. */
export function PaletteBody({ subject, text, input, onActive, onClose, onKeys }: PaletteBodyProps) {
  const t = useTranslations("palette");
  const { groups, found, isSettled } = usePaletteGroups(subject, text);
  const [pointed, setPointed] = useState<{ id: string; text: string }>();
  const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
  const isPointed = pointed?.text === text && ids.includes(pointed.id);
  const hasResults = groups.some(({ name }) => name !== "do");
  const withoutResults = hasResults ? undefined : textWithoutResults(found, subject);
  const [lastWithout, setLastWithout] = useState(withoutResults);
  if (withoutResults !== undefined && withoutResults !== lastWithout) setLastWithout(withoutResults);
  const hasNone = [...found.values()].every(({ total }) => total === 0);
  // The line stays while a longer text is searched for: it would come and go with each pause in typing.
  const isLastShown =
    hasNone && !hasResults && lastWithout !== undefined && isPrefixOrExtension(lastWithout, text.trim());
  const active = isPointed ? pointed.id : ids[0];
  const point = (id: string) => setPointed({ id, text });
  useOptionKeys(input, {
    ...{ text, ids, active, onActive: point },
    isSettled: isPointed || isSettled,
    isFound: groups[0]?.name !== "do",
  });
  useShown(active, onActive);

  return (
    <>
      {isLastShown && (
        <p aria-hidden="true" className={classNames(paletteStatus, "wrap-anywhere")}>
          {t("none", { text: lastWithout })}
        </p>
      )}
      <div
        className={classNames(
          "@container max-h-124 min-h-0 flex-auto scroll-pt-7 scroll-pb-1.5 overflow-y-auto overscroll-contain p-1.5",
          "border-t border-line",
          "max-tablet:max-h-none max-tablet:pb-[calc(0.375rem+env(safe-area-inset-bottom))]",
        )}
        id={resultsId}
        role="listbox"
        aria-label={t("results")}
      >
        {groups.map(({ name, title, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset is one of controls.
          <div key={name} role="group" aria-label={title}>
            <div
              className="truncate px-3 pt-2.5 pb-1 text-12 font-medium text-ink-3"
              role="presentation"
              aria-hidden="true"
            >
              <bdi>{title}</bdi>
            </div>
            {options.map((option) => (
              <OptionRow
                key={option.id}
                {...{ option, subject, onClose, onKeys }}
                sought={["recent", "do", "search"].includes(name) ? "" : text}
                isActive={option.id === active}
                onPoint={() => point(option.id)}
              />
            ))}
          </div>
        ))}
      </div>
      <PaletteStatus {...{ subject, text, found, withoutResults }} count={ids.length} />
      <PaletteFoot onKeys={onKeys} />
    </>
  );
}

/** Reports the active option to the input and scrolls it into view. */
function useShown(active: string | undefined, onActive: (id: string | undefined) => void): void {
  const tell = useEffectEvent(onActive);
  useEffect(() => {
    tell(active);
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: "nearest" });
  }, [active]);
}

const footPart = "inline-flex items-center gap-1.5";

function PaletteFoot({ onKeys }: { onKeys: () => void }) {
  const t = useTranslations("palette");
  const own = shortcuts.filter(
    (row) => row.name === "choose" || row.name === "open" || row.name === "newTab",
  );
  return (
    <div className="flex flex-none flex-wrap gap-4 border-t border-line px-4.5 py-2.5 text-12 text-ink-3 touch:hidden">
      {own.map(({ name, keys }) => (
        <span key={name} className={footPart} aria-hidden="true">
          {keys.map((each) => (
            <ShortcutKeys key={each} keys={each} />
          ))}
          {t(`foot.${name}`)}
        </span>
      ))}
      <button
        type="button"
        className={classNames(footPart, "ms-auto rounded-1 hover:text-ink-2")}
        onClick={onKeys}
      >
        <ShortcutKeys keys="?" />
        {t("foot.keys")}
      </button>
    </div>
  );
}

interface OptionKeys {
  text: string;
  ids: readonly string[];
  active: string | undefined;
  /** Whether the first option is final. */
  isSettled: boolean;
  /** Whether the first option exists already, rather than creates something. */
  isFound: boolean;
  onActive: (id: string) => void;
}

/** An Enter that was pressed before the results were final. */
interface PendingEnter {
  text: string;
  inNewTab: boolean;
  atMs: number;
}

const pendingMs = 3_000;

/** Moves through the options from the input and opens the active one, once the results are final. */
function useOptionKeys(
  input: HTMLInputElement,
  { text, ids, active, isSettled, isFound, onActive }: OptionKeys,
): void {
  const pending = useRef<PendingEnter>(undefined);
  const openPending = useEffectEvent(() => {
    if (!isSettled || pending.current === undefined) return;
    const { text: forText, inNewTab, atMs } = pending.current;
    pending.current = undefined;
    if (isFound && forText === text && Date.now() - atMs <= pendingMs) open(active, inNewTab);
  });
  useEffect(() => openPending());
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Composition handles its own Enter and arrows.
    if (isComposing(event)) return;
    const at = active === undefined ? -1 : ids.indexOf(active);
    const goal = goalOf(event, at, ids.length);
    const id = goal === undefined ? undefined : ids[goal];
    if (id !== undefined) {
      event.preventDefault();
      onActive(id);
    }
    if (isPressed(event, "open") || isPressed(event, "newTab")) {
      event.preventDefault();
      const inNewTab = isPressed(event, "newTab");
      if (isSettled) open(active, inNewTab);
      else pending.current = { text, inNewTab, atMs: Date.now() };
    }
  });
  useLayoutEffect(() => {
    input.addEventListener("keydown", onKey);
    return () => input.removeEventListener("keydown", onKey);
  }, [input]);
}

function goalOf(event: KeyboardEvent, at: number, count: number): number | undefined {
  if (event.shiftKey || count === 0) return undefined;
  const key = keyOf(event);
  if (isPressed(event, "ends")) return key === "home" ? 0 : count - 1;
  if (isPressed(event, "choose")) return (at + (key === "arrowdown" ? 1 : count - 1)) % count;
  return undefined;
}

function open(id: string | undefined, inNewTab: boolean): void {
  const element = id === undefined ? null : document.getElementById(id);
  if (inNewTab && element instanceof HTMLAnchorElement) window.open(element.href, "_blank", "noopener");
  else element?.click();
}
