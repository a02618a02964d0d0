import type { Texts } from "#lib/fields/form/form-text.ts";
import { cancelSave, load, saveNow } from "./autosave.ts";
import { type DraftEffect, type DraftPhase, type DraftState, type Step, withState } from "./draft-state.ts";
import { takeTexts, unsavedTexts } from "./draft-steps.ts";

const answerMilliseconds = 3_000;
export const waitForLock: DraftEffect = { type: "lock", how: "wait" };

/** Another tab edits: shows what it stores. */
export function read(step: Step, state: Partial<DraftState>, ...effects: DraftEffect[]): Step {
  return load(withState(step, { ...state, phase: { name: "reading" } }, ...effects));
}

/** Asks the tab that edits for the lock. */
export function ask(step: Step, isReadOnly: boolean): Step {
  const timer: DraftEffect = { type: "timer", timer: "ask", milliseconds: answerMilliseconds };
  return withState(step, { phase: { name: "asking", isReadOnly } }, { type: "ask" }, timer);
}

/** This tab may edit as soon as the stored draft is in the form. */
export function locked(step: Step): Step {
  const { phase } = step.state;
  if (phase.name !== "opening" && phase.name !== "reading" && phase.name !== "asking") return step;
  const isReadOnly = showsStored(phase);
  const loading: DraftPhase = { name: "loading", isReadOnly, isAsked: false };
  return load(withState(step, { phase: loading }, { type: "timer", timer: "ask" }));
}

/** Another tab took the lock because this one did not answer in time. */
export function lockLost(step: Step): Step {
  const { phase, received } = step.state;
  if (phase.name !== "loading" && phase.name !== "editing") return step;
  const texts = phase.name === "loading" && phase.isReadOnly ? {} : unsavedTexts(step);
  return read(
    cancelSave(step),
    { received: { ...received, ...texts } },
    { type: "give", texts },
    waitForLock,
  );
}

/** Another tab asks for the lock, which it gets once what is typed here is saved. */
export function asked(step: Step): Step {
  const { phase } = step.state;
  switch (phase.name) {
    case "editing":
      return settle(saveNow(withState(step, { phase: { name: "releasing", isWanted: false } })));
    case "loading":
    case "closing":
      return withState(step, { phase: { ...phase, isAsked: true } });
    case "reading":
      // Another request for the lock, behind the tab that asks.
      return withState(step, {}, waitForLock);
    case "published":
      return withState(step, {}, { type: "give", texts: {} }, { type: "unlock" });
    default:
      return step;
  }
}

/** The tab that edited has released the lock. */
export function given(step: Step, texts: Texts): Step {
  const { phase } = step.state;
  if (phase.name === "editing") return takeTexts(step, texts);
  const received = withState(step, { received: { ...step.state.received, ...texts } });
  // Other tabs may have waited longer for the lock.
  return phase.name === "asking" ? withState(received, {}, { type: "lock", how: "steal" }) : received;
}

export function close(step: Step): Step {
  const { phase } = step.state;
  if (phase.name === "editing" || phase.name === "published") {
    const closing = withState(step, { phase: { name: "closing", isAsked: false } });
    return settle(phase.name === "editing" ? saveNow(closing) : closing);
  }
  if (phase.name === "releasing") return withState(step, { phase: { name: "closing", isAsked: true } });
  return phase.name === "closing" || phase.name === "closed" ? step : end(step);
}

/** Continues once no save is pending. */
export function settle(step: Step): Step {
  const { phase, autosave, received } = step.state;
  if (autosave.name === "writing") return step;
  const texts = unsavedTexts(step);
  const give: DraftEffect = { type: "give", texts };
  if (phase.name === "releasing") {
    // It is this tab's again if the one that asked has ended by then.
    const released = read(
      step,
      { received: { ...texts, ...received } },
      give,
      { type: "unlock" },
      waitForLock,
    );
    return phase.isWanted ? ask(released, true) : released;
  }
  if (phase.name === "closing") return end(phase.isAsked ? withState(step, {}, give) : step);
  return step;
}

/** Stops everything and lets other tabs have the draft. */
export function end(step: Step): Step {
  // The result of a pending write is no longer reported.
  const closed = { phase: { name: "closed" }, autosave: { name: "idle" } } as const;
  return withState(step, closed, { type: "unlock" }, { type: "end" });
}

export function showsStored(phase: DraftPhase): boolean {
  return phase.name === "reading" || (phase.name === "asking" && phase.isReadOnly);
}
