import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { useTypedBefore } from "#lib/browser/early-input.ts";
import { isComposing } from "#lib/browser/keys/is-composing.ts";
import { useShortcut } from "#lib/browser/keys/use-shortcut.ts";
import { searchMax } from "#lib/content/search-methods.ts";

const stillMs = 250;

interface SearchFieldProps {
  className?: string;
  label: string;
  /** The search in the URL. */
  search: string;
  /** Where the form leads without JavaScript. */
  action: string;
  onSearch: (text: string) => void;
  size?: "small";
}

/** Searches a list. The URL follows what is typed. */
export function SearchField({ className, label, search, action, onSearch, size }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  useShortcut("/", () => {
    input.current?.focus();
    input.current?.select();
  });

  const [sent, setSent] = useState(search);
  /** Sent searches that aren't in the URL yet. */
  const pending = useRef<string[]>([]);
  // A new search in the URL replaces the text, as after Back or "Clear search", unless it was sent from here or the
  // member is still typing.
  const follow = useEffectEvent((text: string) => {
    const own = pending.current.indexOf(text);
    pending.current.splice(0, own + 1);
    if (own !== -1 || (input.current?.matches(":focus") && typed !== sent)) return;
    setTyped(text);
    setSent(text);
  });
  useEffect(() => follow(search), [search]);
  // After `follow`, which would restore the text of the URL.
  useTypedBefore(input, search, setTyped);

  const show = (text: string) => {
    setSent(text);
    pending.current.push(text);
    onSearch(text);
  };
  const send = useEffectEvent((text: string) => text !== sent && show(text));
  useEffect(() => {
    const timer = setTimeout(() => send(typed), stillMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <form
      className={classNames("group", className)}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== sent) show(typed);
      }}
    >
      <TextInput
        soft
        size={size}
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
        start={<Icon name="search" />}
        end={<Kbd className="group-focus-within:invisible">/</Kbd>}
      />
    </form>
  );
}

function goToRows(event: KeyboardEvent): void {
  if (event.key !== "ArrowDown" || isComposing(event.nativeEvent)) return;
  const row = document.querySelector<HTMLElement>("[data-row-link]");
  if (row === null) return;
  event.preventDefault();
  row.focus();
}
