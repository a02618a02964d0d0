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
    const pressed = key === "Enter" ? "a, button, summary, label" : "button, summary, label";
    return (key === "Enter" || key === " ") && target instanceof Element && target.closest(pressed) !== null;
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
    const field = queue.isPlaying ? null : document.querySelector<HTMLElement>("[data-takes-keys]");
    // The browser types the key where the focus is by then.
    if (isTyped && field !== null) {
      field.focus({ preventScroll: true });
      return;
    }
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
  // What was typed before the field was there.
  function typeInto({ target }: Event): void {
    if (!(target instanceof Element && target.matches("[data-takes-keys]"))) return;
    for (const event of queue.keys.splice(0)) {
      if (isCommand(event)) queue.keys.push(event);
      else if (event.key === "Backspace") document.execCommand("delete");
      else if (event.key.length === 1) document.execCommand("insertText", false, event.key);
    }
  }
  // After a press with the pointer what came before it is outdated.
  const forget = () => {
    queue.keys.splice(0);
    queue.button = undefined;
  };
  addEventListener("pointerdown", forget, { capture: true });
  addEventListener("focusin", typeInto);
  queue.start();
  window.keyQueue = queue;
}
