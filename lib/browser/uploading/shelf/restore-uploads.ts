import { newItem, nextStep, type UploadItem } from "../upload-item.ts";
import type { UploadShelf } from "./kept-upload.ts";

interface RestoreParts {
  memberId: string;
  shelf: UploadShelf;
  take: (id: string) => Promise<(() => void) | undefined>;
  /** Whether this page has it already. */
  isHere: (id: string) => boolean;
}

const longestWaitMs = 7 * 24 * 60 * 60_000;

/** The member's unfinished uploads from earlier pages that no other tab handles. */
export async function restoreUploads({ memberId, shelf, take, isHere }: RestoreParts) {
  const restored: UploadItem[] = [];
  for (const kept of await shelf.all(memberId)) {
    // Its target no longer accepts it.
    const isOver = kept.isDone && kept.addedAt < Date.now() - longestWaitMs;
    if (isOver) await shelf.remove(kept.id);
    const letGo = isOver || isHere(kept.id) ? undefined : await take(kept.id);
    if (letGo === undefined) continue;
    const file = await shelf.fileOf(kept.id);
    const item = { ...newItem(kept, file), letGo, isFileKept: true, isLeft: kept.isDone === true };
    if (kept.isPaused) item.state = "paused";
    const isLost = file === undefined && nextStep(item) === "send";
    const problem = kept.problem ?? (isLost ? "chooseAgain" : undefined);
    if (problem !== undefined) Object.assign(item, { state: "failed", problem });
    restored.push(item);
  }
  return restored;
}
