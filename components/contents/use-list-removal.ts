import type { Content } from "#lib/space/content.ts";
import { useDesk } from "./list-desk.tsx";

/** Asks before rows are deleted. */
export function useListRemoval(): (contents: readonly Content[]) => void {
  const { dialog } = useDesk();
  return (contents) => dialog.become({ asked: { kind: "delete", contents }, isOpen: true });
}
