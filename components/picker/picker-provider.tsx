import { type ReactNode, useState } from "react";
import {
  type PickerPlace,
  type Pickers,
  PickersValue,
  type PickRequest,
} from "#components/fields/refer/picker-context.ts";
import { DialogLoadError } from "#components/ui/dialog-load-error.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import type { FormHere } from "./form-here.ts";

const PickerDialog = lazyPart(
  () => import("./picker-dialog.tsx").then((module) => module.PickerDialog),
  (again, { request }) => (
    <DialogLoadError again={again} open={request !== undefined} onClose={() => request?.answer(undefined)} />
  ),
);

let requests = 0;

/** Lets its children open pickers, which are loaded on demand. */
export function PickerProvider({ place, children }: { place: PickerPlace; children: ReactNode }) {
  // A picker may open another, because the form in it has Refers too.
  const [stack, setStack] = useState<readonly PickRequest[]>([]);
  const [forms] = useState(() => new Map<string, FormHere>());
  const [levels, setLevels] = useState(0);

  function ask(request: PickRequest): void {
    setStack((before) => [...before, request]);
    setLevels((before) => Math.max(before, stack.length + 1));
  }

  const withdraw = (id: number) => setStack((before) => before.filter((one) => one.id !== id));

  function open<Chosen>(
    request: (id: number, answer: (chosen: Chosen) => void) => PickRequest,
  ): Promise<Chosen> {
    const id = ++requests;
    return new Promise((resolve) => {
      ask(
        request(id, (chosen) => {
          withdraw(id);
          resolve(chosen);
        }),
      );
    });
  }

  const pickers: Pickers = {
    pickMedia: (options) => open((id, answer) => ({ id, kind: "media", options, answer })),
    pickContent: (options) => open((id, answer) => ({ id, kind: "content", options, answer })),
  };

  return (
    <PickersValue value={pickers}>
      {children}
      {Array.from({ length: levels }, (_, level) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dialog is its level, and gives the focus back when it closes.
        <PickerDialog key={level} place={place} forms={forms} request={stack[level]} />
      ))}
    </PickersValue>
  );
}
