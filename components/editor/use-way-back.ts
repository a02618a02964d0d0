import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { entryBefore, goToEntry } from "#lib/browser/history-entry.ts";
import { guardWays } from "#lib/browser/way-out.ts";
import type { Desk } from "./desk.ts";

/** The way out of the editor. What the device does not keep is not left without a question. */
export function useWayBack({ form, draft }: Desk, back: string) {
  const router = useRouter();
  const [onLeave, setOnLeave] = useState<() => void>();
  const isLetGo = useRef(false);
  const isUnkept = draft.saveState.state === "refused";
  const ask = (leave: () => void) => setOnLeave(() => leave);
  const isAtStake = () => !isLetGo.current && Object.keys(form.changed()).length > 0;

  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isAtStake()) event.preventDefault();
  });
  // Where the browser lets a page say so: its own way back, which only changes what the page shows.
  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== "traverse" || !event.cancelable || !isAtStake()) return;
    // Between the form and the comparison nothing is left.
    if (new URL(event.destination.url ?? "").pathname === window.location.pathname) return;
    event.preventDefault();
    const { key } = event.destination;
    ask(() => void window.navigation.traverseTo(key));
  });

  useEffect(() => {
    if (!isUnkept) return;
    const ways = "navigation" in window ? window.navigation : undefined;
    window.addEventListener("beforeunload", onUnload);
    ways?.addEventListener("navigate", onNavigate);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      ways?.removeEventListener("navigate", onNavigate);
    };
  }, [isUnkept]);

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
  useEffect(() => guardWays((leave) => void onWay(leave)), []);

  return {
    isAsking: onLeave !== undefined,
    goBack: () => void leaveBy(goBack),
    stay: () => setOnLeave(undefined),
    leave() {
      setOnLeave(undefined);
      isLetGo.current = true;
      onLeave?.();
    },
  };
}
