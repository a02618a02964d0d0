import { CircleAlert, GripVertical, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type FormRefer, referOf } from "#lib/fields/refer/form.ts";
import { TargetWords, UnfitWords, useLook } from "../refer/target-words.tsx";
import type { Sortable } from "./plain-rows.tsx";
import type { useReorder } from "./use-reorder.ts";

interface ReferRowProps {
  /** Of the list's control. */
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

/** An entry of a list: its grip, what it is, the way to take it out. */
export function ReferRow(props: ReferRowProps) {
  const refer = referOf(props.entry);
  return refer === undefined ? <UnfitRow {...props} /> : <KnownRow {...props} refer={refer} />;
}

function KnownRow({ refer, ...props }: ReferRowProps & { refer: FormRefer }) {
  const known = useLook(refer);
  return (
    <Row {...props} title={known.title}>
      <TargetWords {...known} />
    </Row>
  );
}

function UnfitRow(props: ReferRowProps) {
  return (
    <Row {...props} title={JSON.stringify(props.entry)}>
      <UnfitWords value={props.entry} />
    </Row>
  );
}

function Row(props: ReferRowProps & { title: string; children: ReactNode }) {
  const { id, helpId, place, count, order, sortable, problem, onRemove, title, children } = props;
  const t = useTranslations("pickers");
  const isGrabbed = order.grabbed === place;
  return (
    <li
      ref={sortable?.ref}
      style={sortable?.style}
      className="entry"
      {...((isGrabbed || sortable?.isDragging) && { "data-grabbed": "" })}
      {...(problem !== undefined && { "data-invalid": "" })}
    >
      <button
        ref={sortable?.gripRef}
        {...sortable?.gripEvents}
        id={`${id}-grip-${place}`}
        type="button"
        className="entry-grip"
        aria-label={t("move", { title, place: place + 1, count })}
        aria-describedby={helpId}
        aria-pressed={isGrabbed}
        onKeyDown={(event) => order.onKey(event, place, title)}
        onBlur={() => order.onLeave(place)}
      >
        <GripVertical size={16} />
      </button>
      {children}
      <button
        id={`${id}-remove-${place}`}
        type="button"
        className="entry-remove"
        aria-label={t("removeFor", { label: title })}
        onClick={() => onRemove(title)}
      >
        <X size={16} />
      </button>
      {problem !== undefined && (
        <p className="entry-problem">
          <CircleAlert size={14} />
          {problem}
        </p>
      )}
    </li>
  );
}
