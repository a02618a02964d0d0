import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { PinButton } from "./pin-button.tsx";
import { canSplit, type PinGroup } from "./pin-groups.ts";

/** Pins that are shown together with rows. */
export interface PinCards {
  /** The ids of what is pointed at, in the rows or on the map. */
  active: readonly string[];
  onActive: (ids: readonly string[]) => void;
  /** What is shown of an item once its pin is pressed. */
  card: (id: string) => ReactNode;
}

interface PinLayerProps extends PinCards {
  groups: readonly PinGroup[];
  /** Puts a button to its position on the map. */
  place: (group: PinGroup, button: ReactNode) => ReactNode;
  /** Shows the pins of a group apart; a map that can't move lists them instead. */
  split?: (group: PinGroup) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Pins as buttons, of which one is in the tab order and arrows reach the others; a press shows a card. */
export function PinLayer({ groups, active, onActive, card, place, split }: PinLayerProps) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [current, setCurrent] = useState<string>();
  const [opened, setOpened] = useState<PinGroup>();
  const atTab = groups.find(({ id }) => id === current) ?? groups[0];
  const focused = useFocusKept(groups, buttons.current);
  const known = new Set(groups.flatMap(({ pins }) => pins.map(({ id }) => id)));
  const shown = opened?.pins.filter(({ id }) => known.has(id)) ?? [];

  const move = (event: KeyboardEvent, from: number) => {
    const step = steps[event.key];
    const to = step === undefined ? undefined : groups[(from + step + groups.length) % groups.length];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // The map moves by arrows too.
    event.stopPropagation();
    buttons.current.get(to.id)?.focus();
  };
  const close = () => {
    setOpened(undefined);
    if (opened !== undefined) buttons.current.get(opened.id)?.focus();
  };
  return (
    <>
      {groups.map((group, index) =>
        place(
          group,
          <PinButton
            group={group}
            ref={(button) => {
              if (button === null) return;
              buttons.current.set(group.id, button);
              return () => void buttons.current.delete(group.id);
            }}
            tabIndex={group === atTab ? 0 : -1}
            isActive={group.pins.some((pin) => active.includes(pin.id) || shown.includes(pin))}
            onClick={({ currentTarget }) => {
              // MapLibre prevents that a press moves the focus.
              currentTarget.focus({ preventScroll: true });
              if (split !== undefined && canSplit(group)) return split(group);
              setOpened(group);
            }}
            onFocus={() => {
              setCurrent(group.id);
              focused.current = group.id;
              onActive(group.pins.map(({ id }) => id));
            }}
            onBlur={({ currentTarget }) => {
              onActive([]);
              // A focused pin that is removed stays the current one until the next one has the focus.
              setTimeout(() => {
                if (currentTarget.isConnected && focused.current === group.id) focused.current = undefined;
              });
            }}
            onPointerEnter={() => onActive(group.pins.map(({ id }) => id))}
            onPointerLeave={() => onActive([])}
            onKeyDown={(event) => move(event, index)}
          />,
        ),
      )}
      {shown.length > 0 && (
        <PinCard key={opened?.id} label={shown.map(({ name }) => name).join(", ")} close={close}>
          {shown.map(({ id }) => (
            <li key={id}>{card(id)}</li>
          ))}
        </PinCard>
      )}
    </>
  );
}

/** A pin that joins others loses its button: the focus goes to theirs. */
function useFocusKept(groups: readonly PinGroup[], buttons: ReadonlyMap<string, HTMLElement>) {
  const focused = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return;
    const group = groups.find(({ pins }) => pins.some(({ id }) => id === focused.current));
    if (group !== undefined) buttons.get(group.id)?.focus({ preventScroll: true });
  }, [groups, buttons]);
  return focused;
}

interface PinCardProps {
  label: string;
  close: () => void;
  children: ReactNode;
}

/** What was pressed, at the lower edge of the map. */
function PinCard({ label, close, children }: PinCardProps) {
  const t = useTranslations("map.pins");
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector("a")?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={ref}
      className="absolute inset-x-2 bottom-9 z-over mx-auto max-h-3/5 max-w-92 animate-rise overflow-auto overscroll-contain rounded-4 bg-raised p-3 pe-11 shadow-2 forced-colors:border"
      role="dialog"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        close();
      }}
    >
      <ul className="grid gap-3">{children}</ul>
      <button
        type="button"
        className="absolute end-1.5 top-1.5 grid size-8 place-items-center rounded-3 text-ink-3 hover:bg-hover hover:text-ink touch:size-11"
        aria-label={t("close")}
        onClick={close}
      >
        <Icon name="x" size={16} />
      </button>
    </div>
  );
}
