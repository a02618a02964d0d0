import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import { type FormRefer, referOf } from "#lib/fields/refer/form.ts";
import { TargetWords, UnfitWords, useLook } from "../refer/target-words.tsx";
import type { Sortable } from "./plain-rows.tsx";
import type { useReorder } from "./use-reorder.ts";

interface ReferRowProps {
  /** The id of the list's control. */
  id: string;
  helpId: string;
  entry: unknown;
  place: number;
  count: number;
  order: ReturnType<typeof useReorder>;
  sortable: Sortable | undefined;
  problem: string | undefined;
  onRemove: (title: string) => void;
}

/** An entry of a list: drag handle, content, and button that removes it. */
export function ReferRow(props: ReferRowProps) {
  const refer = referOf(props.entry);
  return refer === undefined ? <UnfitRow {...props} /> : <KnownRow {...props} refer={refer} />;
}

function KnownRow({ refer, ...props }: ReferRowProps & { refer: FormRefer }) {
  const known = useLook(refer);
  return (
    <Row {...props} title={known.title}>
      <TargetWords {...known} isRow />
    </Row>
  );
}

function UnfitRow(props: ReferRowProps) {
  return (
    <Row {...props} title={JSON.stringify(props.entry)}>
      <UnfitWords value={props.entry} isRow />
    </Row>
  );
}

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

function RowButton({ id, icon, label, isHidden = false, isOff = false, onClick }: RowButtonProps) {
  return (
    <button
      id={id}
      type="button"
      className={classNames(rowButton, isHidden && "invisible")}
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}

function Row(props: ReferRowProps & { title: string; children: ReactNode }) {
  const { id, helpId, place, count, order, sortable, problem, onRemove, title, children } = props;
  const t = useTranslations("pickers");
  const isGrabbed = order.grabbed === place;
  const stepId = (by: number, at: number) => `${id}-step${by}-${at}`;
  const step = (by: number) => {
    order.onStep(by, place, title);
    document.getElementById(stepId(by, place + by))?.focus();
  };
  return (
    <li
      ref={sortable?.ref}
      style={sortable?.style}
      onKeyDown={(event) => order.onKey(event, place, title)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Some browsers don't focus a pressed button.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) order.onLeave(place);
      }}
      className={classNames(
        "relative flex min-h-11.5 flex-wrap items-center border-line px-1 not-first:border-t touch:min-h-13",
        isGrabbed || sortable?.isDragging
          ? "z-over bg-accent-tint inset-ring inset-ring-accent forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]"
          : "bg-sheet",
        problem !== undefined &&
          "shadow-[inset_3px_0_0_var(--color-danger)] forced-colors:outline-2 forced-colors:outline-[Mark]",
      )}
    >
      <button
        ref={sortable?.gripRef}
        {...sortable?.gripEvents}
        id={`${id}-grip-${place}`}
        type="button"
        className={classNames(rowButton, "me-1 cursor-grab touch-none aria-pressed:text-accent")}
        data-part="grip"
        aria-label={t("move", { title, place: place + 1, count })}
        aria-describedby={helpId}
        aria-pressed={isGrabbed}
        onClick={() => order.onPress(place, title)}
      >
        <Icon name="grip-vertical" size={16} />
      </button>
      {children}
      {isGrabbed ? (
        <>
          <RowButton
            id={stepId(-1, place)}
            label={t("moveUp", { title })}
            icon="chevron-up"
            isOff={place === 0}
            onClick={() => step(-1)}
          />
          <RowButton
            id={stepId(1, place)}
            label={t("moveDown", { title })}
            icon="chevron-down"
            isOff={place === count - 1}
            onClick={() => step(1)}
          />
        </>
      ) : (
        <RowButton
          id={`${id}-remove-${place}`}
          label={t("removeFor", { label: title })}
          icon="x"
          // The next row moves under the pointer: a second press must not remove it.
          isHidden={order.grabbed !== undefined}
          onClick={() => onRemove(title)}
        />
      )}
      {problem !== undefined && (
        <p className="flex basis-full gap-1.5 ps-10 pe-2 pb-2 text-13 text-danger">
          <Icon name="circle-exclamation-point" className="mt-0.75 flex-none" size={14} />
          {problem}
        </p>
      )}
    </li>
  );
}
