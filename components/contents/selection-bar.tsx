"use no memo";

import { useSyncExternalStore } from "react";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { PartMissing } from "#components/ui/part-missing.tsx";
import { useDesk } from "./list-desk.tsx";

const Tools = lazyPart(
  () => import("./selection-tools.tsx").then((lazy) => lazy.SelectionTools),
  (again) => again && <PartMissing again={again} />,
);

/** What can be done with what is chosen, as long as something is. */
export function SelectionBar() {
  const { selection } = useDesk();
  const { items, isPicking } = useSyncExternalStore(selection.subscribe, selection.now, selection.now);
  return isPicking && <Tools contents={[...items.values()]} />;
}
