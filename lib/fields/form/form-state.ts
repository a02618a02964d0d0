import { readSlot } from "../form.ts";
import { type Slot, slotAsRequired } from "./form-slot.ts";
import { changedTexts, type Texts } from "./form-text.ts";
import { problemsOf } from "./form-write.ts";
import type { Problem, Problems } from "./problems.ts";

/** A form's texts and problems, with listeners per slot. */
export interface FormState {
  readonly slots: readonly Slot[];
  readonly initial: Texts;
  text(name: string): string;
  texts(): Texts;
  changed(): Texts;
  problem(name: string): Problem | undefined;
  /** By the member. A displayed problem disappears once solved. */
  type(name: string, text: string): void;
  /** By the portal: a restored draft, a copy from another language. */
  fill(texts: Texts): void;
  /** Replaces the base; the texts stay. */
  rebase(initial: Texts): void;
  /** An incomplete date, of which browsers give no text. */
  setUnfinished(name: string, isUnfinished: boolean): void;
  /** Displays a slot's problem, except for untouched empty ones. */
  check(name: string): void;
  /** Displays all problems and returns them in slot order. */
  checkAll(): Problems;
  showProblems(problems: Problems): void;
  /** Without a name, for any slot; returns the unsubscribe function. */
  subscribe(name: string | undefined, listener: () => void): () => void;
}

/** `isNew`: every text counts as changed. */
export function createFormState(slots: readonly Slot[], begun: Texts, isNewAtFirst: boolean): FormState {
  let [initial, isNew] = [begun, isNewAtFirst];
  const texts = new Map(Object.entries(initial));
  const problems = new Map<string, Problem>();
  const unfinished = new Set<string>();
  const bySlot = new Map(slots.map((slot) => [slot.name, slot]));
  const listeners = createSlotListeners();

  const text = (name: string) => texts.get(name) ?? "";
  const all = () => Object.fromEntries(texts);

  function setProblem(name: string, problem: Problem | undefined) {
    if (problem === undefined) problems.delete(name);
    else problems.set(name, problem);
    listeners.notify(name);
  }

  /** A check that changes nothing is no news: a listener could take it for typing. */
  function noteProblem(name: string, problem: Problem | undefined) {
    if (problem !== undefined || problems.has(name)) setProblem(name, problem);
  }

  function problemNow(name: string): Problem | undefined {
    if (unfinished.has(name)) return { code: "unfinishedDate" };
    const slot = bySlot.get(name);
    if (slot === undefined || (!isNew && text(name) === initial[name])) return undefined;
    const reading = readSlot(slotAsRequired(slot, slots, text), text(name));
    return "problem" in reading ? reading.problem : undefined;
  }

  return {
    slots,
    get initial() {
      return initial;
    },
    text,
    texts: all,
    changed: () => changedTexts(initial, all()),
    problem: (name) => problems.get(name),
    type(name, typed) {
      texts.set(name, typed);
      if (problems.has(name)) setProblem(name, problemNow(name));
      else listeners.notify(name);
      // Any language satisfies a required field.
      for (const other of slots) {
        const isSameField = other.field === bySlot.get(name)?.field && other.name !== name;
        if (isSameField && problems.get(other.name)?.code === "required")
          setProblem(other.name, problemNow(other.name));
      }
    },
    fill(filled) {
      for (const [name, typed] of Object.entries(filled)) {
        if (!bySlot.has(name)) continue;
        texts.set(name, typed);
        setProblem(name, undefined);
      }
    },
    rebase(onto) {
      [initial, isNew] = [onto, false];
    },
    setUnfinished(name, isUnfinished) {
      if (isUnfinished) unfinished.add(name);
      else unfinished.delete(name);
    },
    check(name) {
      const isUntouched = text(name) === initial[name] && !unfinished.has(name);
      if (isUntouched && problems.get(name)?.code !== "unfinishedDate") return;
      const problem = problemNow(name);
      if (problem !== undefined || problems.get(name)?.code !== "refused") noteProblem(name, problem);
    },
    checkAll() {
      const found = new Map(problemsOf(slots, all(), isNew ? undefined : initial));
      for (const name of unfinished) found.set(name, { code: "unfinishedDate" });
      const inOrder = new Map(
        slots.flatMap(({ name }) => {
          const problem = found.get(name);
          return problem === undefined ? [] : [[name, problem] as const];
        }),
      );
      for (const { name } of slots) noteProblem(name, inOrder.get(name));
      return inOrder;
    },
    showProblems(shown) {
      for (const [name, problem] of shown) setProblem(name, problem);
    },
    subscribe: listeners.subscribe,
  };
}

function createSlotListeners() {
  const listeners = new Map<string | undefined, Set<() => void>>();
  return {
    notify(name: string) {
      for (const key of [name, undefined]) for (const listener of listeners.get(key) ?? []) listener();
    },
    subscribe(name: string | undefined, listener: () => void) {
      const those = listeners.get(name) ?? new Set();
      listeners.set(name, those.add(listener));
      return () => void those.delete(listener);
    },
  };
}

/** Fills slots; the returned function undoes it, except where the text changed since. */
export function fillForNow(form: Pick<FormState, "text" | "fill">, texts: Texts): () => void {
  const before = Object.keys(texts).map((name) => [name, form.text(name)] as const);
  form.fill(texts);
  return () => form.fill(Object.fromEntries(before.filter(([name]) => form.text(name) === texts[name])));
}
