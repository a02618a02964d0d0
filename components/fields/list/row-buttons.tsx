import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import type { Reorder } from "./use-reorder.ts";

const rowButton =
  "relative grid size-8 flex-none place-items-center rounded-2 text-ink-3 hover:bg-hover hover:text-ink -outline-offset-2 aria-disabled:opacity-45 touch:size-11";

interface RowButtonProps {
  id: string;
  label: string;
  icon: IconName;
  /** Keeps its space. */
  isHidden?: boolean;
  isOff?: boolean;
  onClick: () => void;
}

/** A button of a row. */
export function RowButton({ id, icon, label, isHidden = false, isOff = false, onClick }: RowButtonProps) {
  return (
    <button
      id={id}
      type="button"
      className={classNames(rowButton, isHidden && "invisible")}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}

interface MovedRow {
  /** The id of the list. */
  id: string;
  order: Reorder;
  place: number;
  count: number;
  title: string;
}

interface GripButtonProps extends MovedRow, Omit<ComponentProps<"button">, "id" | "title"> {
  icon: IconName;
}

/** Picks up a row and drops it. */
export function GripButton({ id, order, place, count, title, icon, className, ...rest }: GripButtonProps) {
  const t = useTranslations("pickers");
  const label = t("move", { title, place: place + 1, count });
  return (
    <button
      {...rest}
      id={`${id}-grip-${place}`}
      type="button"
      className={classNames(rowButton, "aria-pressed:text-accent", className)}
      data-part="grip"
      aria-label={label}
      title={label}
      aria-describedby={`${id}-move`}
      aria-pressed={order.grabbed === place}
      onClick={() => order.onPress(place, title)}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}

/**
 * Buttons that move a picked up row. Meanwhile the other rows have hidden ones: the next row moves under the pointer, and a
 * second press must not hit anything in it.
 */
export function StepButtons({ isHidden, ...row }: MovedRow & { isHidden: boolean }) {
  const { id, order, place, count, title } = row;
  const t = useTranslations("pickers");
  const idOf = (by: number, at: number) => `${id}-step${by}-${at}`;
  const step = (by: number) => {
    order.onStep(by, place, title);
    document.getElementById(idOf(by, place + by))?.focus();
  };
  return (
    <>
      <RowButton
        id={idOf(-1, place)}
        label={t("moveUp", { title })}
        icon="chevron-up"
        isHidden={isHidden}
        isOff={place === 0}
        onClick={() => step(-1)}
      />
      <RowButton
        id={idOf(1, place)}
        label={t("moveDown", { title })}
        icon="chevron-down"
        isHidden={isHidden}
        isOff={place === count - 1}
        onClick={() => step(1)}
      />
    </>
  );
}

/** The description of the buttons, and the announcements. */
export function ReorderWords({ id, order }: Pick<MovedRow, "id" | "order">) {
  const t = useTranslations("pickers");
  return (
    <>
      <p id={`${id}-move`} hidden>
        {t("moveHelp")}
      </p>
      <p className="sr-only" role="status">
        {order.status}
      </p>
    </>
  );
}
