import { keyOf } from "./shortcuts.ts";

/** Keys that were pressed before the page listened, in order, and a button; created by `keyQueueScript`. */
interface KeyQueue {
  keys: KeyboardEvent[];
  /** A button that was pressed before React could handle it, if nothing else was used since. */
  button?: HTMLElement | undefined;
  /** While keys are played, what is typed joins the end of the queue, wherever the focus is by then. */
  isPlaying: boolean;
  /** Whether the page listens for a key already. Comes with the page's scripts. */
  isHeard?: (event: KeyboardEvent) => boolean;
  start(): void;
  stop(): void;
}

declare global {
  interface Window {
    keyQueue?: KeyQueue;
  }
}

/** Marks a part of a page whose key handlers are still loading. */
export const pendingKeys = { "data-keys-pending": "" } as const;

const pendingSelector = "[data-keys-pending]";
const longestWaitMs = 10_000;

/** An inline script that queues keys from the moment in which the browser reads it. */
export function keyQueueScript(): string {
  return `(${startKeyQueue})(${isFree});`;
}

/** Whether a key press has no other use: no modifier, no repeat, no field but a checkbox, no menu, no dialog. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  const taking =
    "input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=textbox]";
  return !(event.target instanceof Element && event.target.closest(taking) !== null);
}

// Serialized into the page: it can use nothing but its parameter and the browser.
function startKeyQueue(isFreeKey: (event: KeyboardEvent) => boolean): void {
  const isCommand = ({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent) => {
    if (!(ctrlKey || metaKey) || altKey || shiftKey) return false;
    const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace("Key", "");
    return (
      document.querySelector(`[aria-keyshortcuts~="Control+${letter}"]`) !== null && /^[KS]$/.test(letter)
    );
  };
  const hasUse = ({ key, target }: KeyboardEvent) => {
    if (key === "Tab" || key === "Shift") return true;
    // The space bar scrolls, unless it is part of what is being typed.
    if (key === " " && queue.keys.length === 0) return true;
    const isPress = key === "Enter" || key === " ";
    return isPress && target instanceof Element && target.closest("a, button, summary, label") !== null;
  };
  const queue: KeyQueue = {
    keys: [],
    isPlaying: false,
    start: () => {
      addEventListener("keydown", listen, { capture: true });
      addEventListener("click", listenToButton, { capture: true });
      addEventListener("click", forgetHandled);
    },
    stop: () => {
      removeEventListener("keydown", listen, { capture: true });
      removeEventListener("click", listenToButton, { capture: true });
      removeEventListener("click", forgetHandled);
    },
  };
  function listen(event: KeyboardEvent): void {
    // 229: the first key of a composition, which the input method takes.
    if (!event.isTrusted || event.isComposing || event.keyCode === 229) return;
    const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isOurs = isCommand(event) || (isFreeKey(event) && !hasUse(event)) || (queue.isPlaying && isTyped);
    if (!isOurs || (queue.keys.length === 0 && !queue.isPlaying && queue.isHeard?.(event) === true)) return;
    queue.keys.push(event);
    queue.button = undefined;
    event.stopImmediatePropagation();
    if (isTyped || isCommand(event)) event.preventDefault();
  }
  // A button is kept to be pressed again; one that opens the palette is queued as its shortcut.
  function listenToButton({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>("button[type=button]:not([popovertarget])");
    const isOfPalette = button?.matches("[data-opens-palette]") === true;
    queue.button = isOfPalette ? undefined : (button ?? undefined);
    const key = new KeyboardEvent("keydown", { key: "k", code: "KeyK", ctrlKey: true });
    if (isOfPalette && queue.isHeard?.(key) !== true) queue.keys.push(key);
  }
  // A handled click: React stops one on a part that it can't hydrate yet. Before `isHeard`, there is no React.
  function forgetHandled(): void {
    if (queue.isHeard !== undefined) queue.button = undefined;
  }
  // After a press with the pointer what came before it is outdated.
  const forget = () => {
    queue.keys.splice(0);
    queue.button = undefined;
  };
  addEventListener("pointerdown", forget, { capture: true });
  queue.start();
  window.keyQueue = queue;
}

const listened = new Map<string, number>();
let timer: ReturnType<typeof setTimeout> | undefined;
let giveUpTimer: ReturnType<typeof setTimeout> | undefined;

/** Registers that the page listens for a key; returns how to unregister it. */
export function listensFor(key: string): () => void {
  listened.set(key, (listened.get(key) ?? 0) + 1);
  if (window.keyQueue !== undefined) window.keyQueue.isHeard = isHeard;
  playSoon();
  return () => listened.set(key, (listened.get(key) ?? 1) - 1);
}

function isHeard(event: KeyboardEvent): boolean {
  const mod = event.ctrlKey || event.metaKey ? "mod+" : "";
  return hasListener(mod + keyOf(event));
}

function hasListener(key: string): boolean {
  return (listened.get(key) ?? 0) > 0;
}

/** A part whose handlers are still loading is on the page: keys are queued until `keysArrived`. */
export function keysPending(): void {
  window.keyQueue?.start();
  playSoon();
}

/** Its handlers are there. */
export function keysArrived(): void {
  for (const part of document.querySelectorAll(pendingSelector)) part.removeAttribute("data-keys-pending");
  playSoon();
}

/**
 * Plays the keys once the current effects have run and no part of the page is pending. If a part doesn't arrive, the
 * keys are dropped after a while: without it they would trigger something else.
 */
function playSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // More of the page may announce keys; its scripts can be there before its last byte.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", playSoon, { once: true });
    else if (isListening()) void play();
  });
  clearTimeout(giveUpTimer);
  giveUpTimer = setTimeout(giveUp, longestWaitMs);
}

function giveUp(): void {
  if (window.keyQueue?.isPlaying !== false) return;
  window.keyQueue.keys.splice(0);
  window.keyQueue.button = undefined;
  window.keyQueue.stop();
}

/** Whether all that the page announces by `aria-keyshortcuts` is listened for. */
function isListening(): boolean {
  if (document.querySelector(pendingSelector) !== null) return false;
  const announced = [...document.querySelectorAll("[aria-keyshortcuts]")].flatMap((element) =>
    (element.getAttribute("aria-keyshortcuts") ?? "").split(" "),
  );
  const isAwaited = (keys: string) => /^([/NE]|Escape|Control\+[KS])$/.test(keys);
  return announced
    .filter(isAwaited)
    .every((keys) => hasListener(keys.toLowerCase().replace("control", "mod")));
}

async function play(): Promise<void> {
  clearTimeout(giveUpTimer);
  const queue = window.keyQueue;
  if (queue === undefined || queue.isPlaying) return;
  queue.isPlaying = queue.keys.length > 0;
  for (let key = queue.keys.shift(); key !== undefined; key = queue.keys.shift()) {
    press(key);
    // What the key changes is rendered before the next one.
    await new Promise((resolve) => setTimeout(resolve));
  }
  queue.isPlaying = false;
  queue.stop();
  const { button } = queue;
  queue.button = undefined;
  // A dialog that the keys have opened covers it.
  if (button?.checkVisibility() && document.querySelector("dialog[open]") === null) button.click();
}

/** Plays a key where the focus is by now: to what listens, else as a browser would. */
function press({ key, code, shiftKey, ctrlKey, metaKey }: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  const again = { key, code, shiftKey, ctrlKey, metaKey, bubbles: true, cancelable: true };
  if (!target.dispatchEvent(new KeyboardEvent("keydown", again)) || ctrlKey || metaKey) return;
  if (key === "Enter" && target.matches("a, button")) {
    if (target instanceof HTMLElement) target.click();
  } else if (key === "Enter" && target instanceof HTMLInputElement) target.form?.requestSubmit();
  else if (key === "Backspace") document.execCommand("delete");
  else if (key.length === 1) document.execCommand("insertText", false, key);
}
