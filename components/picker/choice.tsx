import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";

interface PickerFootProps {
  /** Of all chosen items, including those that a search hides. */
  names: readonly string[];
  max: number;
  isLimited: boolean;
  onCancel: () => void;
  onTake: () => void;
}

export function PickerFoot({ names, max, isLimited, onCancel, onTake }: PickerFootProps) {
  const t = useTranslations("pickers");
  const count = names.length;
  return (
    <div className="flex items-center gap-2 max-tablet:flex-wrap">
      {/* Reserves two lines, so that the list above does not move. */}
      <p
        className="h-15 min-w-0 flex-1 content-center text-13 tabular-nums text-ink-2 max-tablet:basis-full"
        role="status"
      >
        {max > 1 && t(count >= max ? "full" : isLimited ? "chosen" : "chosenPlain", { count, max })}
        {count > 0 && (
          <span className="line-clamp-2 wrap-anywhere">{t("chosenNames", { names: names.join(", ") })}</span>
        )}
      </p>
      <Button className="max-tablet:flex-1" onClick={onCancel}>
        {t("cancel")}
      </Button>
      <Button className="max-tablet:flex-1" variant="primary" disabled={count === 0} onClick={onTake}>
        {max > 1 ? t("add", { count }) : t("choose")}
      </Button>
    </div>
  );
}

interface Chosen {
  sys: { id: string };
}

/** The chosen items in order. With a maximum of one, the next replaces the last. */
export function useChoice<Item extends Chosen>(max: number) {
  const [chosen, setChosen] = useState<readonly Item[]>([]);
  const isFull = max > 1 && chosen.length >= max;
  return {
    chosen,
    isFull,
    has: (item: Item) => chosen.some(({ sys }) => sys.id === item.sys.id),
    /** The chosen items and this one. */
    with(item: Item): Item[] {
      if (max === 1) return [item];
      const rest = chosen.filter(({ sys }) => sys.id !== item.sys.id);
      return [...rest, item].slice(0, max);
    },
    /** Adds an item unless it is chosen already or the maximum is reached. */
    add(item: Item): void {
      setChosen((before) => {
        if (before.some(({ sys }) => sys.id === item.sys.id)) return before;
        if (max === 1) return [item];
        return before.length < max ? [...before, item] : before;
      });
    },
    toggle(item: Item): void {
      setChosen((before) => {
        const rest = before.filter(({ sys }) => sys.id !== item.sys.id);
        if (rest.length < before.length) return rest;
        if (max === 1) return [item];
        return rest.length < max ? [...rest, item] : before;
      });
    },
  };
}
