import { createListeners } from "#lib/browser/store.ts";

interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  message: string;
  seconds: number;
  action?: ToastAction;
  /** What can be done next, besides. */
  links?: readonly ToastAction[];
  /** Closed without its action, by time or for another toast. */
  onGone?: () => void;
}

type ToastOptions = Partial<Pick<Toast, "seconds" | "action" | "links" | "onGone">>;

const usualSeconds = 5;

let current: Toast | undefined;
/** Of the current toast. It runs here, independent of rendering. */
let timer: PausableTimer | undefined;
/** A toast without an action, which waits while Undo is offered. */
let waiting: Toast | undefined;
let shown = 0;
const listeners = createListeners();

/**
 * Shows a toast, by default for five seconds, and replaces the current one; but Undo is only replaced by a toast with
 * an action. Not for errors.
 */
export function toast(message: string, options: ToastOptions = {}): void {
  shown += 1;
  const next = { id: shown, message, seconds: usualSeconds, ...options };
  if (current?.action !== undefined && options.action === undefined) {
    waiting = next;
    return;
  }
  const before = current;
  become(next);
  before?.onGone?.();
}

export function currentToast(): Toast | undefined {
  return current;
}

export function dismissToast(id: number): void {
  leave(id)?.onGone?.();
}

/** Runs its action, or one of its links. */
export function runToastAction(id: number, link?: ToastAction): void {
  const left = leave(id);
  (left && (link ?? left.action))?.run();
}

/** Pauses its time while the pointer or focus is on it, or the tab is hidden. */
export function pauseToast(id: number, isPaused: boolean): void {
  if (current?.id !== id) return;
  if (isPaused) timer?.pause();
  else timer?.resume();
}

export const subscribeToToasts = listeners.subscribe;

function leave(id: number): Toast | undefined {
  if (current?.id !== id) return undefined;
  const leaving = current;
  const next = waiting;
  waiting = undefined;
  become(next);
  return leaving;
}

function become(next: Toast | undefined): void {
  timer?.pause();
  current = next;
  timer = next && startTimer(next.seconds * 1_000, () => dismissToast(next.id));
  listeners.notify();
}

interface PausableTimer {
  pause(): void;
  resume(): void;
}

/** Runs `action` once, after so much time in which it was not paused. */
function startTimer(milliseconds: number, action: () => void): PausableTimer {
  let leftMs = milliseconds;
  let startedAt = 0;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const timer = {
    pause() {
      if (timeout === undefined) return;
      clearTimeout(timeout);
      timeout = undefined;
      leftMs -= performance.now() - startedAt;
    },
    resume() {
      if (timeout !== undefined) return;
      startedAt = performance.now();
      timeout = setTimeout(action, leftMs);
    },
  };
  timer.resume();
  return timer;
}
