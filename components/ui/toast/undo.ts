import { useEffect } from "react";
import { currentToast, dismissToast, toast } from "./toast-store.ts";

interface Undo {
  message: string;
  label: string;
  run: () => void;
  /** Undo stays possible after the editor is left. */
  outlivesEditor?: boolean;
}

let offered: { id: number | undefined; outlivesEditor: boolean } | undefined;

/** Shows a toast with Undo. */
export function offerUndo({ message, label, run, outlivesEditor = false }: Undo): void {
  toast(message, { action: { label, run } });
  offered = { id: currentToast()?.id, outlivesEditor };
}

/** Withdraws the Undo of an editor that is left, and any Undo when the next editor opens. */
export function useUndoEnds(): void {
  useEffect(() => {
    withdraw();
    return () => {
      if (offered?.outlivesEditor === false) withdraw();
    };
  }, []);
}

function withdraw(): void {
  if (offered?.id !== undefined) dismissToast(offered.id);
  offered = undefined;
}
