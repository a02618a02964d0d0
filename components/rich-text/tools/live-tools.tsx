import { useSyncExternalStore } from "react";
import type { Writing } from "../writing.ts";
import { untouchedTools } from "./commands.ts";
import { RichTools, type RichToolsProps } from "./rich-tools.tsx";

const never = () => () => {};
const untouched = () => untouchedTools;

/** The tools as what is chosen wants them. Typing draws them again only when one of them stands otherwise. */
export function LiveTools({
  writing,
  ...props
}: Omit<RichToolsProps, "state"> & { writing: Writing | undefined }) {
  const state = useSyncExternalStore(writing?.subscribe ?? never, writing?.toolState ?? untouched, untouched);
  return <RichTools {...props} state={state} />;
}
