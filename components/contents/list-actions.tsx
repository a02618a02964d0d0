import { useEffect } from "react";
import { DialogMissing } from "#components/ui/dialog-missing.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { PartMissing } from "#components/ui/part-missing.tsx";

const load = () => import("./loaded-actions.ts");
const missing = (again: (() => void) | undefined) => again && <PartMissing again={again} />;

/** Commands and dialogs of a list, in one script: a list is read before anything is done with it. */
export const RowMenuItems = lazyPart(() => load().then((actions) => actions.RowMenuItems), missing);
export const ColumnsChoice = lazyPart(() => load().then((actions) => actions.ColumnsChoice), missing);
export const SelectedRows = lazyPart(() => load().then((actions) => actions.SelectedRows), missing);
export const OpenedDialog = lazyPart(
  () => load().then((actions) => actions.OpenedDialog),
  (again, { isOpen, close }) => <DialogMissing again={again} open={isOpen} onClose={close} />,
);

/** Loads them once the list works. */
export function useActionsAhead(): void {
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
}
