import { noticeableMs } from "#lib/content/noticeable.ts";
import type { FormState } from "#lib/fields/form/form-state.ts";
import type { Texts } from "#lib/fields/form/form-text.ts";
import type { Content } from "#lib/space/content.ts";
import { onLost, stealForTab, takeForTab, waitForTab } from "../tab-lock.ts";
import { type DraftMessage, onDraftMessage, sendDraftMessage } from "./draft-messages.ts";
import type { DraftEffect, DraftEvent, StoredDraft } from "./draft-state.ts";
import type { DraftStorage } from "./draft-storage.ts";

/** The device, locks, messages between tabs and timers of an open draft; returns how to run an effect. */
export function runDraft(
  form: FormState,
  storage: Promise<DraftStorage>,
  dispatch: (event: DraftEvent) => void,
): (effect: DraftEffect) => void {
  const ended = new AbortController();
  const timers: Partial<Record<"save" | "ask", ReturnType<typeof setTimeout>>> = {};
  let waiting = new AbortController();
  const releases: (() => void)[] = [];
  let unsubscribe: (() => void)[] = [];
  let isFilling = false;
  let name = "";

  const report = (event: DraftEvent) => {
    if (!ended.signal.aborted) dispatch(event);
  };

  async function begin(): Promise<void> {
    ({ name } = await storage);
    report({ type: "named", name });
    if (ended.signal.aborted) return;
    unsubscribe = [
      onDraftMessage((message) => message.name === name && receive(message)),
      onLost((lost) => lost === name && report({ type: "lockLost" })),
      form.subscribe(undefined, () => isFilling || report({ type: "change" })),
    ];
    await lock(takeForTab(name));
  }

  function receive(message: DraftMessage): void {
    if (message.kind === "changed") report({ type: "storedChange" });
    if (message.kind === "takeBack") report({ type: "takeBack" });
    if (message.kind === "give") report({ type: "asked" });
    if (message.kind === "given") report({ type: "given", texts: message.texts });
  }

  async function lock(request: Promise<(() => void) | undefined>): Promise<void> {
    const release = await request;
    if (release === undefined) return report({ type: "lockRefused" });
    if (ended.signal.aborted) return release();
    waiting.abort();
    releases.push(release);
    report({ type: "locked" });
  }

  function wait(): void {
    waiting.abort();
    waiting = new AbortController();
    void lock(waitForTab(name, waiting.signal));
  }

  async function load(shown: Content | undefined): Promise<StoredDraft | undefined> {
    try {
      const here = await storage;
      const draft = await here.read();
      const version = draft?.version;
      const isOther = version !== undefined && version !== shown?.sys.version;
      return { draft, base: isOther ? await here.readBase(version) : undefined };
    } catch {
      return undefined;
    }
  }

  async function save({ contents, base }: Extract<DraftEffect, { type: "save" }>): Promise<DraftEvent> {
    const slow = setTimeout(() => report({ type: "saveSlow" }), noticeableMs);
    const at = new Date();
    try {
      const here = await storage;
      if (contents === undefined) await here.remove();
      else await here.write({ ...contents, savedAt: at.toISOString() });
      if (contents !== undefined && base !== undefined) await here.writeBase(base);
      return { type: "saved", contents, base, at };
    } catch {
      return { type: "saveFailed" };
    } finally {
      clearTimeout(slow);
    }
  }

  /** What the portal fills in is no change of the member's. */
  function fillForm(texts: Texts): void {
    isFilling = true;
    try {
      form.fill(texts);
    } finally {
      isFilling = false;
    }
  }

  function startTimer(timer: "save" | "ask", milliseconds: number | undefined): void {
    clearTimeout(timers[timer]);
    if (milliseconds === undefined) return;
    timers[timer] = setTimeout(
      () => report({ type: timer === "save" ? "flush" : "askTimeout" }),
      milliseconds,
    );
  }

  function end(): void {
    ended.abort();
    waiting.abort();
    for (const timer of Object.values(timers)) clearTimeout(timer);
    for (const stop of unsubscribe) stop();
    void storage.then(({ release }) => release());
  }

  function run(effect: DraftEffect): void {
    switch (effect.type) {
      case "fillForm":
        fillForm(effect.texts);
        break;
      case "rebaseForm":
        form.rebase(effect.initial);
        break;
      case "load":
        void load(effect.shown).then((found) => report({ type: "loaded", id: effect.id, found }));
        break;
      case "save":
        void save(effect).then(report);
        break;
      case "timer":
        startTimer(effect.timer, effect.milliseconds);
        break;
      case "lock":
        if (effect.how === "wait") wait();
        else void lock(stealForTab(name));
        break;
      case "unlock":
        for (const release of releases.splice(0)) release();
        break;
      case "ask":
        sendDraftMessage({ kind: "give", name });
        break;
      case "give":
        sendDraftMessage({ kind: "given", name, texts: { ...effect.texts } });
        break;
      case "end":
        end();
    }
  }

  void begin();
  return run;
}
