import {
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import type { ReactNode } from "react";
import { type RowsProps, rowsClass } from "./plain-rows.tsx";

const startPx = 4;
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const silent = () => undefined;
/** The list itself announces moves by keyboard. */
const announcements = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent };

/** Entries that are dragged by their handles. */
export function SortableRows({ keys, onDragged, children }: RowsProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: startPx } }));

  function onDragEnd({ active, over }: DragEndEvent): void {
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onDragged(from, to);
  }

  return (
    <DndContext
      sensors={sensors}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: "" } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        <ul className={rowsClass}>
          {keys.map((key, place) => (
            <SortableRow key={key} id={key} place={place}>
              {children}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface SortableRowProps extends Pick<RowsProps, "children"> {
  id: string;
  place: number;
}

function SortableRow({ id, place, children }: SortableRowProps): ReactNode {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  return children(
    {
      ref: setNodeRef,
      style: { transform: transform === null ? undefined : `translate(0, ${transform.y}px)`, transition },
      isDragging,
      gripRef: setActivatorNodeRef,
      gripEvents: listeners,
    },
    place,
  );
}
