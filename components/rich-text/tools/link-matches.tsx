import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { markedText } from "#components/ui/marked-text.tsx";
import { type FoundItem, useFoundItems } from "#lib/browser/content/use-found-items.ts";
import { useDebounced } from "#lib/browser/time/delays.ts";
import { isSearchText } from "#lib/content/search-methods.ts";
import { problemKind, problemOf } from "#lib/content/space-problem.ts";
import type { TitledType } from "#lib/content/type-words.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { linkAddress } from "#lib/fields/rich-text/safe-address.ts";
import { wordsIn } from "#lib/space-file/words.ts";

/** The items that a link can lead to. */
export interface LinkSubject {
  reading: Reading;
  types: readonly TitledType[];
}

const named = ["unreachable", "limited", "ended"] as const;
const stillMs = 250;
const none: readonly FoundItem[] = [];

/** Items whose title contains what is typed, unless that is a URL; `isSettled` once they are of that text. */
export function useLinkMatches(typed: string, { types, reading }: LinkSubject) {
  const text = typed.trim();
  const search = linkAddress(text) === undefined && isSearchText(text) ? text : "";
  const still = useDebounced(search, stillMs);
  const isWanted = search !== "" && still !== "";
  const found = useFoundItems(types, isWanted ? still : "", reading);
  return {
    search,
    items: isWanted && found.error === undefined ? (found.data ?? none) : none,
    problem:
      isWanted && found.error !== undefined ? problemKind(problemOf(found.error).code, named) : undefined,
    isSettled: search === still && !found.isLoading,
  };
}

interface LinkMatchesProps {
  id: string;
  types: readonly TitledType[];
  /** Enter was pressed before the results. */
  isAwaited: boolean;
  matches: ReturnType<typeof useLinkMatches>;
  active: string | undefined;
  onChoose: (item: FoundItem) => void;
}

export const matchId = (listId: string, { contentId }: FoundItem) => `${listId}-${contentId}`;

/** The listbox of the combobox, and its result in words. */
export function LinkMatches({ id, types, matches, isAwaited, active, onChoose }: LinkMatchesProps) {
  const t = useTranslations("richText");
  const language = useLocale();
  const { search, items, problem, isSettled } = matches;
  useEffect(() => {
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <>
      {items.length > 0 && (
        <div id={id} role="listbox" aria-label={t("items")} className="-mx-1 max-h-56 overflow-y-auto">
          {items.map((item) => {
            const type = types.find(({ id: typeId }) => typeId === item.contentTypeId);
            const optionId = matchId(id, item);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the input, which has the keys.
              <div
                key={item.contentId}
                id={optionId}
                role="option"
                tabIndex={-1}
                aria-selected={optionId === active}
                className="flex min-h-9 cursor-pointer items-center gap-3 rounded-3 px-2 hover:bg-hover aria-selected:bg-accent-tint touch:min-h-11 forced-colors:aria-selected:outline-selected"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(item)}
              >
                <bdi className="truncate">{markedText(item.title, search)}</bdi>
                {type && (
                  <span className="ms-auto flex-none text-13 text-ink-3">
                    {wordsIn(type.label.one, language)}
                  </span>
                )}
              </div>
            );
          })}
        </div>
      )}
      <p className="text-13 text-ink-3 empty:hidden" role="status">
        {isAwaited && !isSettled && t("itemsSearching")}
        {problem !== undefined && isSettled
          ? t(`itemsProblem.${problem}`)
          : search !== "" &&
            isSettled && (
              <span className={items.length > 0 ? "sr-only" : ""}>
                {t("itemsFound", { count: items.length })}
              </span>
            )}
      </p>
    </>
  );
}
