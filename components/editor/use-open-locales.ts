import { useCallback, useState, useSyncExternalStore } from "react";
import type { FormState } from "#lib/fields/form/form-state.ts";

/** The locales that an editor shows: the first, those that have a text, and those that were opened. */
export function useOpenLocales(form: FormState, localeIds: readonly string[], first: string) {
  const [opened, setOpened] = useState<readonly string[]>([first]);
  const subscribe = useCallback((listener: () => void) => form.subscribe(undefined, listener), [form]);
  const now = () => writtenIn(form);
  const written = useSyncExternalStore(subscribe, now, now).split("\n");
  const onOpen = (...ids: string[]) => setOpened((before) => [...new Set([...before, ...ids])]);
  const added = localeIds.filter((id) => written.includes(id) && !opened.includes(id));
  // A locale stays open when its texts are removed.
  if (added.length > 0) onOpen(...added);
  const isOpen = (id: string) => opened.includes(id) || written.includes(id);
  return { open: [first, ...localeIds.filter((id) => id !== first && isOpen(id))], onOpen };
}

function writtenIn(form: FormState): string {
  const written = form.slots.filter(({ name, field }) => field.localized && form.text(name) !== "");
  return [...new Set(written.map(({ locale }) => locale))].join("\n");
}
