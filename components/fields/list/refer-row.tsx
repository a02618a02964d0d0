import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { type FormRefer, referOf } from "#lib/fields/refer/form.ts";
import { TargetWords, UnfitWords, useLook } from "../refer/target-words.tsx";
import type { Sortable } from "./plain-rows.tsx";
import { GripButton, RowButton, StepButtons } from "./row-buttons.tsx";
import type { Reorder } from "./use-reorder.ts";

interface ReferRowProps {
  /** The id of the list's control. */
  id: string;
  entry: unknown;
  place: number;
  count: number;
  order: Reorder;
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

function Row(props: ReferRowProps & { title: string; children: ReactNode }) {
  const { id, place, count, order, sortable, problem, onRemove, title, children } = props;
  const t = useTranslations("pickers");
  const row = { id, place, count, order, title };
  const isGrabbed = order.grabbed === place;
  return (
    <li
      ref={sortable?.ref}
      style={sortable?.style}
      {...order.rowEvents(place, title)}
      className={classNames(
        "relative flex min-h-11.5 flex-wrap items-center border-line px-1 not-first:border-t touch:min-h-13",
        isGrabbed || sortable?.isDragging
          ? "z-over bg-accent-tint inset-ring inset-ring-accent forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]"
          : "bg-sheet",
        problem !== undefined &&
          "shadow-[inset_3px_0_0_var(--color-danger)] forced-colors:outline-2 forced-colors:outline-[Mark]",
      )}
    >
      <GripButton
        ref={sortable?.gripRef}
        {...sortable?.gripEvents}
        {...row}
        className="me-1 cursor-grab touch-none"
        icon="grip-vertical"
      />
      {children}
      {order.grabbed === undefined ? (
        <RowButton
          id={`${id}-remove-${place}`}
          label={t("removeFor", { label: title })}
          icon="x"
          onClick={() => onRemove(title)}
        />
      ) : (
        <span className="ms-auto flex">
          <StepButtons {...row} isHidden={!isGrabbed} />
        </span>
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
