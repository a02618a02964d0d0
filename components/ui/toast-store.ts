export interface Toast {
  id: number;
  message: string;
  action?: { label: string; run: () => void };
  /** It left, by time or for another one, without its action. */
  onGone?: () => void;
}

type ToastOptions = Pick<Toast, "action" | "onGone">;

let current: Toast | undefined;
/** A word that came while something could still be taken back: it waits for its turn. */
let waiting: Toast | undefined;
let shown = 0;
const listeners = new Set<() => void>();

/**
 * Says what has happened, for five seconds, in the place of what was said before. What can still be taken back is not
 * pushed away by a mere word. Never for errors.
 */
export function toast(message: string, options: ToastOptions = {}): void {
  shown += 1;
  const next = { id: shown, message, ...options };
  if (current?.action !== undefined && options.action === undefined) {
    waiting = next;
    return;
  }
  const before = current;
  current = next;
  tell();
  before?.onGone?.();
}

export function currentToast(): Toast | undefined {
  return current;
}

export function dismissToast(id: number): void {
  leave(id)?.onGone?.();
}

export function runToastAction(id: number): void {
  leave(id)?.action?.run();
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function leave(id: number): Toast | undefined {
  if (current?.id !== id) return undefined;
  const leaving = current;
  current = waiting;
  waiting = undefined;
  tell();
  return leaving;
}

function tell(): void {
  for (const listener of listeners) listener();
}
