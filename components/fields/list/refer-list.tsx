import { useLocale, useTranslations } from "next-intl";
import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useProblemSentence } from "#components/fields/form-context.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { offerUndo } from "#components/ui/toast/undo.ts";
import { referTo } from "#lib/fields/refer/form.ts";
import { isOfMedia } from "#lib/fields/refer/target.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ControlProps } from "../control-props.ts";
import { useSlotProblem } from "../form-context.ts";
import { UploadInto } from "../refer/upload-into.tsx";
import { UnfitCard } from "../unfit-card.tsx";
import { PlainRows, type RowsProps } from "./plain-rows.tsx";
import { ReferRow } from "./refer-row.tsx";
import { ReorderWords } from "./row-buttons.tsx";
import { entryKeys, placed, useAddTo, useList } from "./use-list.ts";
import { movedEntry, useReorder } from "./use-reorder.ts";

/** An ordered list of Refers: reordered by drag and drop or by keyboard. Lists of Media also take files. */
export function ReferList(props: ControlProps) {
  const { entries, fits, max, set } = useList(props.slot);
  if (!isOfMedia(props.slot.field) || !fits) return <Choices {...props} />;
  return (
    <UploadInto
      slot={props.slot}
      max={Math.max(max - entries.length, 0)}
      onMedia={({ sys }, place) => set((now) => placed(now, referTo("Media", sys.id), place?.laterMedia))}
    >
      <Choices {...props} />
    </UploadInto>
  );
}

function Choices(props: ControlProps) {
  const { slot, id, invalid, describedBy } = props;
  const t = useTranslations("pickers");
  const label = wordsIn(slot.field.label, useLocale());
  const list = useList(slot);
  const add = useAddTo(slot);
  const ref = useRef<HTMLDivElement>(null);
  const problem = useSlotProblem(slot.name);
  const sentence = useProblemSentence();
  const onMove = (from: number, to: number) => list.set(movedEntry(list.entries, from, to));
  const order = useReorder({ id, list: ref, entries: list.entries, onMove });
  const onDragged = (from: number, to: number) => {
    order.putDown();
    onMove(from, to);
  };
  const Rows = useSortableRows(ref, list.entries.length > 1);

  function remove(place: number, title: string): void {
    const entry = list.entries[place];
    flushSync(() => list.set(list.entries.toSpliced(place, 1)));
    const next = Math.min(place, list.entries.length - 2);
    document.getElementById(next < 0 ? id : `${id}-remove-${next}`)?.focus();
    // Restored at its place among the current entries.
    const run = () => list.set((now) => now.toSpliced(place, 0, entry));
    offerUndo({ message: t("removed", { title }), label: t("undo"), run });
  }

  if (!list.fits) return <UnfitCard {...props} />;
  if (list.entries.length === 0) {
    return (
      <Button
        id={id}
        variant="field"
        icon={<Icon name="plus" />}
        aria-label={t("addFor", { label })}
        aria-describedby={describedBy}
        {...(invalid && { "data-invalid": "" })}
        onClick={() => void add()}
      >
        {t("addTo")}
      </Button>
    );
  }
  const keys = entryKeys(list.entries);
  const entryProblems = new Map(
    problem?.code === "entries" ? problem.entries.map((one) => [one.index, sentence(one.problem)]) : [],
  );
  return (
    <div ref={ref}>
      <Rows keys={keys} onDragged={onDragged}>
        {(sortable, place) => (
          <ReferRow
            key={keys[place]}
            {...{
              entry: list.entries[place],
              place,
              count: list.entries.length,
              id,
              order,
              sortable,
            }}
            problem={entryProblems.get(place)}
            onRemove={(title) => remove(place, title)}
          />
        )}
      </Rows>
      <ReorderWords {...{ id, order }} />
    </div>
  );
}

/** Draggable rows, once their script has loaded. They replace the plain rows while the focus is elsewhere. */
function useSortableRows(ref: RefObject<HTMLElement | null>, isWanted: boolean): ComponentType<RowsProps> {
  const [Rows, setRows] = useState<ComponentType<RowsProps>>(() => PlainRows);
  const isPlain = Rows === PlainRows;
  useEffect(() => {
    if (!isWanted || !isPlain) return;
    const stop = new AbortController();
    void import("./sortable-rows.tsx").then(
      ({ SortableRows }) => {
        const list = ref.current;
        // Synchronously: a row that gets the focus in between would lose it.
        const take = () => {
          if (stop.signal.aborted || list?.contains(document.activeElement)) return;
          flushSync(() => setRows(() => SortableRows));
        };
        take();
        list?.addEventListener("focusout", () => setTimeout(take), { signal: stop.signal });
        list?.addEventListener("pointerenter", take, { signal: stop.signal });
      },
      // Keyboard reordering works without them.
      () => {},
    );
    return () => stop.abort();
  }, [ref, isWanted, isPlain]);
  return Rows;
}
