import { useEffect } from "react";
import { currentToast, dismissToast, toast } from "./toast-store.ts";

interface Undo {
  message: string;
  label: string;
  run: () => void;
  /** It can be taken back after the editor has been left, too. */
  outlivesEditor?: boolean;
}

let offered: { id: number | undefined; outlivesEditor: boolean } | undefined;

/** Says what was done, with the way back. */
export function offerUndo({ message, label, run, outlivesEditor = false }: Undo): void {
  toast(message, { action: { label, run } });
  offered = { id: currentToast()?.id, outlivesEditor };
}

/** A way back goes with the editor that it leads into; before the next one is there, every one has gone. */
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
