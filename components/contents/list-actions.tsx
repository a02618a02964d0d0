import { useEffect } from "react";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { PartMissing } from "#components/ui/part-missing.tsx";
import { DialogMissing } from "./dialog-missing.tsx";

const load = () => import("./loaded-actions.tsx");
const missingIn = (className: string) => (again: (() => void) | undefined) =>
  again && <PartMissing className={className} again={again} />;
const inMenu = missingIn("px-2.5 py-2");
/** Shown in place of the selection bar. */
const asBar = missingIn(
  "sticky bottom-17 z-sticky mx-auto -mt-11 w-max max-w-[calc(100%-2rem)] rounded-4 bg-raised px-4 py-2 shadow-2",
);

/** Commands and dialogs of a list, in one script that loads after the list: members read it first. */
export const RowMenuItems = lazyPart(() => load().then((actions) => actions.RowMenuItems), inMenu);
export const ColumnsChoice = lazyPart(() => load().then((actions) => actions.ColumnsChoice), inMenu);
export const ColumnEdge = lazyPart(() => load().then((actions) => actions.ColumnEdge));
export const FoundDrafts = lazyPart(() => load().then((actions) => actions.FoundDrafts));
export const DeleteUnreadable = lazyPart(() => load().then((actions) => actions.DeleteUnreadable));
export const SelectedRows = lazyPart(() => load().then((actions) => actions.SelectedRows), asBar);
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
