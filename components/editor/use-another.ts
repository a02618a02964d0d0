import { useRouter } from "next/navigation";
import { newDraftId } from "#lib/browser/drafts/draft.ts";
import { offerToGuard } from "#lib/browser/way-out.ts";
import { paths } from "#lib/paths.ts";
import type { Desk } from "./desk.ts";

/** From a draft of something new to another one; that of an item is the only one. */
export function useAnother({ target, type }: Desk): (() => void) | undefined {
  const router = useRouter();
  if (target.contentId !== undefined) return undefined;
  return () => {
    const begin = () => router.push(paths.newContent(type.id, { draft: newDraftId() }));
    if (!offerToGuard(begin)) begin();
  };
}
