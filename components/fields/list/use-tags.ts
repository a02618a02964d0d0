import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { splitTags, tagOf } from "#lib/fields/list/tags.ts";
import { useEditor } from "../form-context.ts";
import { useList } from "./use-list.ts";
import { movedEntry } from "./use-reorder.ts";

interface Status {
  text: string;
  isProblem: boolean;
}

/** The tags of a slot, and the one being typed, which is the last entry of the slot already, so that the draft has it. */
export function useTags(slot: Slot) {
  const t = useTranslations("pickers");
  const { form } = useEditor();
  const list = useList(slot);
  const [typed, setTyped] = useState("");
  const [pending, setPending] = useState<string>();
  const [status, setStatus] = useState<Status>();
  const isTyping = pending !== undefined && list.entries.at(-1) === pending;
  const tags = (isTyping ? list.entries.slice(0, -1) : list.entries).map(textOf);

  function write(next: readonly string[], last?: string): void {
    const entries = last === undefined ? next : [...next, last];
    form.type(slot.name, entries.length === 0 ? "" : JSON.stringify(entries));
    setPending(last);
  }

  function sentenceOf(added: number, twice: string | undefined, isFull: boolean): Status | undefined {
    if (isFull) return { text: t("tagFull", { max: list.max }), isProblem: true };
    if (twice !== undefined) return { text: t("tagTwice", { tag: twice }), isProblem: true };
    return added > 0 ? { text: t("added", { count: added }), isProblem: false } : undefined;
  }

  return {
    tags,
    typed,
    status,
    fits: list.fits,
    /** During a composition, the text isn't split into tags. */
    compose: setTyped,
    /** Adds the typed tags; `isDone` adds the last one too. */
    add(text: string, isDone: boolean): void {
      const { added, rest, twice } = splitTags(text, tags, isDone);
      const room = Math.max(list.max - tags.length, 0);
      const next = [...tags, ...added.slice(0, room)];
      const last = tagOf(rest);
      const isFull = added.length > room || (last !== "" && next.length >= list.max);
      write(next, last === "" || isFull || next.map(tagOf).includes(last) ? undefined : last);
      setTyped(rest);
      setStatus(sentenceOf(next.length - tags.length, twice, isFull));
      if (isDone) form.check(slot.name);
    },
    remove(place: number): void {
      write(tags.toSpliced(place, 1), isTyping ? pending : undefined);
      form.check(slot.name);
      setStatus({ text: t("removed", { title: tags[place] ?? "" }), isProblem: false });
    },
    move(place: number, to: number): void {
      write(movedEntry(tags, place, to), isTyping ? pending : undefined);
      const words = { title: tags[place] ?? "", place: to + 1, count: tags.length };
      setStatus({ text: t("moved", words), isProblem: false });
    },
  };
}

function textOf(entry: unknown): string {
  return typeof entry === "string" ? entry : JSON.stringify(entry);
}
