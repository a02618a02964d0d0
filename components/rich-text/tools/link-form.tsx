import { useTranslations } from "next-intl";
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { describedBy, Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import type { FoundItem } from "#lib/browser/content/use-found-items.ts";
import { isComposing } from "#lib/browser/keys/is-composing.ts";
import { linkAddress } from "#lib/fields/rich-text/safe-address.ts";
import { paths } from "#lib/paths.ts";
import type { LinkInHand } from "../writing.ts";
import { LinkMatches, type LinkSubject, matchId, useLinkMatches } from "./link-matches.tsx";

interface LinkFormProps {
  id: string;
  links: LinkSubject;
  /** Called when the form opens. */
  inHand: () => LinkInHand;
  onSet: (href: string, words: string) => void;
  onRemove: () => void;
}

/** Adds, changes or removes a link to a URL or to an item of the Space. Resets whenever its popover opens. */
export function LinkForm({ id, links, inHand, onSet, onRemove }: LinkFormProps) {
  const t = useTranslations("richText");
  const form = useRef<HTMLFormElement>(null);
  const [link, setLink] = useState(inHand);
  const [typed, setTyped] = useState(link.href);
  const [isRefused, setRefused] = useState(false);
  const [pointed, setPointed] = useState(0);
  const matches = useLinkMatches(typed === link.href ? "" : typed, links);
  const { items, isSettled } = matches;
  const at = Math.min(pointed, items.length - 1);
  const listId = `${id}-items`;
  const current = items[at];
  const active = current && matchId(listId, current);
  const awaited = isRefused && isSettled ? current : undefined;
  const hasProblem = isRefused && isSettled && current === undefined;
  const close = () => form.current?.closest<HTMLElement>("[popover]")?.hidePopover();

  const onToggle = useEffectEvent((event: ToggleEvent) => {
    if (event.newState !== "open") return setRefused(false);
    if (event.type === "toggle") return focusInput(form.current);
    const next = inHand();
    setLink(next);
    type(next.href);
    form.current?.reset();
  });
  useEffect(() => {
    const popover = form.current?.closest<HTMLElement>("[popover]");
    // It was opened before the form was loaded.
    if (popover?.matches(":popover-open")) focusInput(form.current);
    const stop = new AbortController();
    popover?.addEventListener("beforetoggle", onToggle, stop);
    popover?.addEventListener("toggle", onToggle, stop);
    return () => stop.abort();
  }, []);

  function type(text: string): void {
    setTyped(text);
    setPointed(0);
    setRefused(false);
  }

  function set(href: string, text: string): void {
    close();
    onSet(href, text);
  }

  const words = () => String(new FormData(form.current ?? undefined).get("words") ?? "");

  function choose({ contentTypeId, contentId, title }: FoundItem): void {
    const { href } = new URL(paths.reading(contentTypeId, contentId), window.location.origin);
    set(href, words() || title);
  }

  // Enter was pressed before the results.
  const onAwaited = useEffectEvent(choose);
  useEffect(() => {
    if (awaited !== undefined) onAwaited(awaited);
  }, [awaited]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const href = linkAddress(typed);
    if (href !== undefined) set(href, words());
    else if (current !== undefined && isSettled) choose(current);
    else {
      setRefused(true);
      focusInput(form.current);
    }
  }

  function onKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: items.length - 1 }[event.key];
    if (step === undefined || items.length === 0 || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    setPointed((at + step) % items.length);
  }

  return (
    <form
      ref={form}
      className="grid w-80 max-w-full gap-3 p-2.5 max-tablet:w-auto max-tablet:p-1"
      onSubmit={onSubmit}
      noValidate
    >
      <Field id={`${id}-href`} label={t("address")} problem={hasProblem && t("addressRefused")}>
        <TextInput
          id={`${id}-href`}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          {...(items.length > 0 && { "aria-controls": listId })}
          aria-activedescendant={active}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          placeholder={t("addressPlaceholder")}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKey}
          {...(hasProblem && { "aria-invalid": true })}
          aria-describedby={describedBy(`${id}-href`, { hint: false, problem: hasProblem })}
        />
      </Field>
      <LinkMatches
        {...{ matches, active }}
        isAwaited={isRefused}
        id={listId}
        types={links.types}
        onChoose={choose}
      />
      {!link.hasWords && (
        <Field id={`${id}-words`} label={t("words")}>
          <TextInput id={`${id}-words`} name="words" autoComplete="off" dir="auto" />
        </Field>
      )}
      <div className="flex justify-end gap-2">
        {link.href !== "" && (
          <Button
            className="max-tablet:flex-1"
            size="small"
            variant="danger"
            onClick={() => {
              close();
              onRemove();
            }}
          >
            {t("removeLink")}
          </Button>
        )}
        <Button className="max-tablet:flex-1" size="small" variant="primary" type="submit">
          {t(link.href === "" ? "addLink" : "changeLink")}
        </Button>
      </div>
    </form>
  );
}

function focusInput(form: HTMLFormElement | null): void {
  form?.querySelector("input")?.focus();
}
