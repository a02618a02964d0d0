import type { Media } from "#lib/space/media.ts";
import { useLibraryDesk } from "./library-desk.tsx";

/** Asks before files are deleted. */
export function useDeleteFiles(): (asked: readonly Media[]) => void {
  const { question } = useLibraryDesk();
  return (asked) => question.become({ asked, isOpen: true });
}
