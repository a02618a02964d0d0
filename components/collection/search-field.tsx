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
  /** What the address says. */
  search: string;
  /** Where the form leads without scripts. */
  action: string;
  onSearch: (text: string) => void;
  size?: "small";
}

/** Looks for a text in a list; the address follows what is typed. */
export function SearchField({ className, label, search, action, onSearch, size }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  useShortcut("/", () => {
    input.current?.focus();
    input.current?.select();
  });

  const [sent, setSent] = useState(search);
  /** What was sent and is not in the address yet. */
  const underWay = useRef<string[]>([]);
  // What the address says counts unless it is our own word, that comes back while the member types on: after Back, or
  // when a search is cleared elsewhere.
  const follow = useEffectEvent((said: string) => {
    const own = underWay.current.indexOf(said);
    underWay.current.splice(0, own + 1);
    if (own !== -1 || (input.current?.matches(":focus") && typed !== sent)) return;
    setTyped(said);
    setSent(said);
  });
  useEffect(() => follow(search), [search]);
  // After `follow`, which would put the text of the address back.
  useTypedBefore(input, search, setTyped);

  const show = (text: string) => {
    setSent(text);
    underWay.current.push(text);
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
