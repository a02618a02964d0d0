import { nextAddress } from "../next-address.ts";
import { keyOf } from "./shortcuts.ts";

/** Marks a part of a page whose key handlers are still loading. */
export const pendingKeys = { "data-keys-pending": "" } as const;

/** Marks the field that takes what is typed while nothing has the focus, such as the title of a new item. */
export const takesKeys = { "data-takes-keys": "" } as const;

const pendingSelector = "[data-keys-pending]";
const longestWaitMs = 10_000;

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
  if (isFieldNext()) return false;
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

/** Whether the router loads the editor of a new item: what is typed meanwhile is its title. */
function isFieldNext(): boolean {
  return /\/new(\?|$)/.test(nextAddress.get() ?? "");
}

nextAddress.subscribe(() => (isFieldNext() ? window.keyQueue?.start() : playSoon()));

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
  if (document.querySelector(pendingSelector) !== null || isFieldNext()) return false;
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
  const field = document.querySelector<HTMLElement>("[data-takes-keys]");
  if (queue.keys.length > 0 && document.activeElement === document.body)
    field?.focus({ preventScroll: true });
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
