"use client";

import { Search } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ListSubject } from "#components/content/list/list-subject.ts";
import { Kbd } from "#components/ui/kbd.tsx";
import { TextInput } from "#components/ui/text-input.tsx";
import { useShortcut } from "#lib/browser/use-shortcut.ts";
import { manyOf } from "#lib/content/display-type.ts";
import type { FoundPage } from "#lib/content/list-found.ts";
import { searchMax, searchPlacesOf } from "#lib/content/list-search.ts";
import { changedView, type ListView } from "#lib/content/list-view.ts";
import { paths } from "#lib/paths.ts";
import { FilterButton } from "./filter-button.tsx";
import { showView } from "./show-view.ts";

const stillMs = 250;

interface SearchBoxProps {
  subject: ListSubject;
  view: ListView;
  page: FoundPage | undefined;
}

/** Looks for a text in a list; the address follows what is typed. On a phone the filters stand beside it. */
export function SearchBox({ subject, view, page }: SearchBoxProps) {
  const { type } = subject;
  const t = useTranslations("filter.search");
  const language = useLocale();
  const label = t("label", { many: manyOf(type, language) });
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(view.search);
  useShortcut("/", () => input.current?.select());

  const [sent, setSent] = useState(view.search);
  // What the address says counts again unless somebody is typing: after Back, or when a search is cleared elsewhere.
  const follow = useEffectEvent((search: string) => {
    if (input.current?.matches(":focus") && typed !== sent) return;
    setTyped(search);
    setSent(search);
  });
  useEffect(() => follow(view.search), [view.search]);

  const search = useEffectEvent((text: string) => {
    if (text === sent) return;
    setSent(text);
    showView(type.id, changedView(view, { search: text, searchIn: placesOf(subject) }), "replace");
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed), stillMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <search className="filter-search">
      <form
        action={paths.contents(type.id)}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(typed);
          if (typed !== view.search) {
            showView(type.id, changedView(view, { search: typed, searchIn: placesOf(subject) }), "replace");
          }
        }}
      >
        <TextInput
          soft
          ref={input}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={searchMax}
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={goToRows}
          start={<Search size={18} strokeWidth={1.75} aria-hidden />}
          end={<Kbd>/</Kbd>}
        />
      </form>
      <FilterButton {...{ subject, view, page }} />
    </search>
  );
}

/** Names as they are read come first; the address remembers which language that was. */
function placesOf({ type, reading }: ListSubject): string[] {
  const places = searchPlacesOf(type, reading.localeIds);
  const first = `${type.displayField}.${reading.localeId}`;
  return places.includes(first) ? [first] : places.slice(0, 1);
}

function goToRows(event: KeyboardEvent): void {
  if (event.key !== "ArrowDown" || event.nativeEvent.isComposing) return;
  const row = document.querySelector<HTMLElement>(".row-link");
  if (row === null) return;
  event.preventDefault();
  row.focus();
}
