import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";

interface Option {
  sys: { id: string };
}

/** Its layouts: tiles with pictures, or rows. */
export const optionLayouts = {
  tiles:
    "grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3 gap-y-4 max-tablet:grid-cols-3 max-tablet:gap-x-1.5 max-tablet:gap-y-2.5",
  rows: "grid gap-px",
} as const;
export type OptionLayout = keyof typeof optionLayouts;

const rowOption =
  "flex min-h-14 items-center gap-3 px-2 py-1.5 hover:bg-hover -outline-offset-2 aria-selected:bg-accent-tint";

interface OptionListProps<Item extends Option> {
  label: string;
  layout: OptionLayout;
  items: readonly Item[];
  isMultiple: boolean;
  isChosen: (item: Item) => boolean;
  isOff: (item: Item) => boolean;
  onToggle: (item: Item) => void;
  /** Enter or a double click; with a single choice, also a click on the chosen item. */
  onTake: (item: Item) => void;
  onActive?: (item: Item) => void;
  children: (item: Item) => ReactNode;
}

/** A listbox in any number of columns: arrows move, Space chooses, Enter confirms. */
export function OptionList<Item extends Option>(props: OptionListProps<Item>) {
  const { label, layout, items, isMultiple, isChosen, isOff, onToggle, onTake, onActive, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string>();
  const current = items.some(({ sys }) => sys.id === active) ? active : items[0]?.sys.id;

  function go(event: KeyboardEvent, index: number): void {
    const options = [...(ref.current?.children ?? [])].filter((one) => one instanceof HTMLElement);
    const next = targetOf(
      event.key,
      index,
      options,
      getComputedStyle(event.currentTarget).direction === "rtl",
    );
    if (next === undefined) return;
    event.preventDefault();
    options[next]?.focus();
  }

  function onPress(item: Item): void {
    if (isOff(item)) return;
    if (!isMultiple && isChosen(item)) onTake(item);
    else onToggle(item);
  }

  function onKey(event: KeyboardEvent, item: Item, index: number): void {
    if (event.key === " ") {
      event.preventDefault();
      if (!isOff(item)) onToggle(item);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (!isOff(item)) onTake(item);
    } else go(event, index);
  }

  return (
    <div
      ref={ref}
      className={optionLayouts[layout]}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMultiple}
      aria-orientation="horizontal"
    >
      {items.map((item, index) => (
        <div
          key={item.sys.id}
          role="option"
          aria-selected={isChosen(item)}
          aria-disabled={isOff(item) || undefined}
          tabIndex={item.sys.id === current ? 0 : -1}
          className={classNames(
            "group relative min-w-0 cursor-pointer rounded-3 aria-disabled:cursor-default aria-disabled:opacity-55",
            "forced-colors:aria-selected:outline-2 forced-colors:aria-selected:outline-[Highlight]",
            layout === "rows" && rowOption,
          )}
          onFocus={() => {
            setActive(item.sys.id);
            onActive?.(item);
          }}
          onClick={() => onPress(item)}
          onDoubleClick={() => !isOff(item) && onTake(item)}
          onKeyDown={(event) => onKey(event, item, index)}
        >
          {children(item)}
        </div>
      ))}
    </div>
  );
}

/** The mark of a chosen option. */
export function OptionCheck({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        "hidden size-5.5 place-items-center rounded-full bg-accent text-on-accent group-aria-selected:grid",
        className,
      )}
      aria-hidden="true"
    >
      <Icon name="check" size={14} strokeWidth={2.5} />
    </span>
  );
}

/** The option that a key moves to; columns are counted by position. */
function targetOf(
  key: string,
  index: number,
  options: readonly HTMLElement[],
  isRtl: boolean,
): number | undefined {
  const last = options.length - 1;
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key];
  if (step !== undefined) return clamp(index + step, last);
  if (key === "Home") return 0;
  if (key === "End") return last;
  const columns = columnsOf(options);
  if (key === "ArrowDown") return clamp(index + columns, last);
  if (key === "ArrowUp") return Math.max(index - columns, 0);
  return undefined;
}

function columnsOf(options: readonly HTMLElement[]): number {
  const top = options[0]?.offsetTop;
  const below = options.findIndex(({ offsetTop }) => offsetTop !== top);
  return below === -1 ? options.length : below;
}

function clamp(index: number, last: number): number {
  return Math.min(Math.max(index, 0), last);
}
