import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  createNicknameAutosave,
  type NicknameAutosave,
  type NicknameState,
  type SaveProfile,
} from "#lib/browser/profile/nickname-autosave.ts";
import { useSignedInAgain } from "#lib/browser/session/session-news.ts";
import { holdWriting } from "#lib/browser/writing.ts";

/** One's nickname as it is typed, and where it stands. Nothing of it is lost when the page is left. */
export function useNickname(first: string, save: SaveProfile) {
  const [typed, setTyped] = useState(first);
  const [state, setState] = useState<NicknameState>({ is: "typed" });
  const autosave = useRef<NicknameAutosave>(undefined);
  const begin = useEffectEvent(() => createNicknameAutosave({ first, save, onState: setState }));
  const flush = () => void autosave.current?.flush();

  useEffect(() => {
    const mine = begin();
    autosave.current = mine;
    const letGo = holdWriting({
      title: mine.typed,
      kept: () => ({ state: mine.isDue() ? "refused" : "nothing" }),
      isSafe: mine.isSafe,
    });
    const left = new AbortController();
    const { signal } = left;
    const leave = (event: Event) => {
      if (!event.defaultPrevented) mine.leave();
    };
    window.addEventListener("online", () => void mine.flush(), { signal });
    window.addEventListener("pagehide", leave, { signal });
    // A form is sent before the page is hidden.
    window.addEventListener("submit", leave, { signal });
    return () => {
      left.abort();
      letGo();
      void mine.flush();
    };
  }, []);
  useSignedInAgain(flush);

  return {
    typed,
    state,
    flush,
    type(text: string): void {
      setTyped(text);
      autosave.current?.type(text);
    },
  };
}
