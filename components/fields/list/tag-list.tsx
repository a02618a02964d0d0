import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { RemovableTag } from "#components/ui/form/removable-tag.tsx";
import { entryKeys } from "./use-list.ts";

interface TagListProps {
  id: string;
  helpId: string;
  tags: readonly string[];
  /** The positions of tags with a problem. */
  bad: readonly number[];
  onRemove: (place: number) => void;
  onMove: (from: number, to: number) => void;
  /** -1 means the input. */
  onFocus: (place: number) => void;
}

/** Tags, each with a button that removes it. Arrows move between them, with Alt they move the tag. */
export function TagList({ id, helpId, tags, bad, onRemove, onMove, onFocus }: TagListProps) {
  const t = useTranslations("pickers");
  if (tags.length === 0) return null;
  const keys = entryKeys(tags);

  function onKey(event: KeyboardEvent<HTMLElement>, place: number): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[event.key];
    if (step !== undefined && event.altKey) onMove(place, place + step);
    else if (step !== undefined) onFocus(place + step >= tags.length ? -1 : Math.max(place + step, 0));
    else if (event.key === "Delete" || event.key === "Backspace") onRemove(place);
    else return;
    event.preventDefault();
  }

  return (
    <ul className="contents">
      {tags.map((tag, place) => (
        <RemovableTag
          key={keys[place]}
          id={`${id}-tag-${place}`}
          invalid={bad.includes(place)}
          aria-label={t("tagRemove", { tag, place: place + 1, count: tags.length })}
          aria-describedby={helpId}
          onClick={() => onRemove(place)}
          onKeyDown={(event) => onKey(event, place)}
        >
          {tag}
        </RemovableTag>
      ))}
    </ul>
  );
}
