"use client";
"use no memo";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";
import { useDesk } from "./list-desk.tsx";
import type { ListSubject } from "./list-subject.ts";

const Tools = dynamic(() => import("./selection-tools.tsx").then((lazy) => lazy.SelectionTools), {
  ssr: false,
});

/** What can be done with what is chosen, as long as something is. */
export function SelectionBar({ subject }: { subject: ListSubject }) {
  const { selection } = useDesk();
  const { items, isPicking } = useSyncExternalStore(selection.subscribe, selection.now, selection.now);
  return isPicking && <Tools subject={subject} contents={[...items.values()]} />;
}
