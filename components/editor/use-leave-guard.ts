import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { entryBefore, goToEntry } from "#lib/browser/history-entry.ts";
import { guardLeaving } from "#lib/browser/leave-guard.ts";
import type { EditorModel } from "./use-editor-model.ts";

/** Leaves the editor; asks first if the device does not store what is typed. */
export function useLeaveGuard({ form, draft }: EditorModel, back: string) {
  const router = useRouter();
  const [onLeave, setOnLeave] = useState<() => void>();
  const isConfirmed = useRef(false);
  const isUnsaved = draft.saveState.state === "refused";
  const ask = (leave: () => void) => setOnLeave(() => leave);
  const isAtStake = () => !isConfirmed.current && Object.keys(form.changed()).length > 0;

  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isAtStake()) event.preventDefault();
  });
  // The browser's back button within the portal, in browsers that let a page prevent it.
  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== "traverse" || !event.cancelable || !isAtStake()) return;
    // Between the form and the comparison nothing is left.
    if (new URL(event.destination.url ?? "").pathname === window.location.pathname) return;
    event.preventDefault();
    const { key } = event.destination;
    ask(() => void window.navigation.traverseTo(key));
  });

  useEffect(() => {
    if (!isUnsaved) return;
    const navigation = "navigation" in window ? window.navigation : undefined;
    window.addEventListener("beforeunload", onUnload);
    navigation?.addEventListener("navigate", onNavigate);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      navigation?.removeEventListener("navigate", onNavigate);
    };
  }, [isUnsaved]);

  async function leaveBy(leave: () => void): Promise<void> {
    if (await draft.isSafe()) leave();
    else ask(leave);
  }
  function goBack(): void {
    const entry = entryBefore(back);
    if (entry === undefined) router.push(back);
    else void goToEntry(entry);
  }
  // The palette and its keys are heard here too.
  const onWay = useEffectEvent(leaveBy);
  useEffect(() => guardLeaving((leave) => void onWay(leave)), []);

  return {
    isAsking: onLeave !== undefined,
    goBack: () => void leaveBy(goBack),
    stay: () => setOnLeave(undefined),
    leave() {
      setOnLeave(undefined);
      isConfirmed.current = true;
      onLeave?.();
    },
  };
}
