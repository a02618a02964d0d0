import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { describedBy, Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { linkAddress } from "#lib/fields/rich-text/safe-address.ts";
import type { LinkInHand } from "../writing.ts";

interface LinkFormProps {
  id: string;
  /** Called when the form opens. */
  inHand: () => LinkInHand;
  onSet: (href: string, words: string) => void;
  onRemove: () => void;
}

const none: LinkInHand = { href: "", hasWords: false };

/** Adds, changes or removes a link. Resets whenever its popover opens. */
export function LinkForm({ id, inHand, onSet, onRemove }: LinkFormProps) {
  const t = useTranslations("richText");
  const form = useRef<HTMLFormElement>(null);
  const [link, setLink] = useState(none);
  const [isRefused, setRefused] = useState(false);
  const close = () => form.current?.closest<HTMLElement>("[popover]")?.hidePopover();

  const begin = () => {
    setLink(inHand());
    setRefused(false);
    form.current?.reset();
  };
  const onToggle = useEffectEvent((event: ToggleEvent) => {
    if (event.newState !== "open") return;
    if (event.type === "toggle") form.current?.querySelector("input")?.focus();
    else begin();
  });
  useEffect(() => {
    const popover = form.current?.closest<HTMLElement>("[popover]");
    const stop = new AbortController();
    popover?.addEventListener("beforetoggle", onToggle, stop);
    popover?.addEventListener("toggle", onToggle, stop);
    return () => stop.abort();
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const href = linkAddress(String(data.get("href")));
    setRefused(href === undefined);
    if (href === undefined) form.current?.querySelector("input")?.focus();
    else {
      close();
      onSet(href, String(data.get("words") ?? ""));
    }
  }

  return (
    <form
      ref={form}
      className="grid w-80 max-w-full gap-3 p-2.5 max-tablet:w-auto max-tablet:p-1"
      onSubmit={onSubmit}
      noValidate
    >
      <Field id={`${id}-href`} label={t("address")} problem={isRefused && t("addressRefused")}>
        <TextInput
          key={link.href}
          id={`${id}-href`}
          name="href"
          inputMode="url"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          placeholder="https://"
          defaultValue={link.href}
          {...(isRefused && { "aria-invalid": true })}
          aria-describedby={describedBy(`${id}-href`, { hint: false, problem: isRefused })}
        />
      </Field>
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
