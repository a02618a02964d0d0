import { useEffect, useState } from "react";
import type { Standing } from "#lib/browser/session/session-watch.ts";
import { isPageSafe, writingInHand } from "#lib/browser/writing.ts";

/** What is being written on this page, as this device has it. */
export interface WritingSeen {
  title: string;
  isKept: boolean;
  savedAt: Date | undefined;
}

/** What is being written here, once what was typed last is kept. */
export function useWriting(standing: Standing): WritingSeen | undefined {
  const [writing, setWriting] = useState(see);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another standing is another moment.
  useEffect(() => {
    let isOver = false;
    void isPageSafe().then(() => {
      if (!isOver) setWriting(see());
    });
    return () => {
      isOver = true;
    };
  }, [standing]);
  return writing;
}

function see(): WritingSeen | undefined {
  const writing = writingInHand();
  const kept = writing?.kept();
  if (writing === undefined || kept === undefined) return undefined;
  return {
    title: writing.title(),
    isKept: kept.state !== "refused",
    savedAt: kept.state === "saved" ? kept.at : undefined,
  };
}
