"use no memo";

import { useSyncExternalStore } from "react";
import { PartMissing } from "#components/ui/part-missing.tsx";
import { useDesk } from "./list-desk.tsx";

/** Nobody misses the hands of a list before they ask for something. */
export function HandsMissing({ again }: { again: () => void }) {
  const { dialog } = useDesk();
  const { isOpen } = useSyncExternalStore(dialog.subscribe, dialog.now, dialog.now);
  return isOpen && <PartMissing again={again} />;
}
