/** What happened to a form that the server rendered until the page was React's. */
interface Early {
  /** By the name of the slot. */
  typed: ReadonlyMap<string, string>;
  /** "Publish" was pressed; React hears no press on what it has not taken over. */
  isPublish: boolean;
}

/** One for all the tries that React makes to take the page over: it begins anew with every script that comes. */
let heard: { early: Early; stop: () => void } | undefined;

/**
 * Records what was typed into a form before the scripts ran, and what is typed and pressed until `takeEarly`: React
 * puts every textarea back to what the server wrote when it hydrates it, and takes what is in an input for known.
 * @param form a selector of the form; its controls have names
 */
export function hearEarly(form: string): void {
  heard ??= hear(form);
}

/** All of that, once the page says what the server said and is React's; it is heard no more. */
export function takeEarly(): Early {
  const early = heard?.early ?? { typed: new Map(), isPublish: false };
  heard?.stop();
  heard = undefined;
  return early;
}

function hear(form: string) {
  const typed = new Map<string, string>();
  const early = { typed, isPublish: false };
  const look = (control: unknown) => {
    const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
    if (!isText || control.name === "" || control.closest(form) === null) return;
    if (control.value !== control.defaultValue) typed.set(control.name, control.value);
    else typed.delete(control.name);
  };
  for (const control of document.querySelectorAll(
    `:is(${form}) :is(textarea, input[type=text], input:not([type]))`,
  )) {
    look(control);
    if (control instanceof HTMLTextAreaElement) keepSelection(control);
  }
  const gone = new AbortController();
  const options = { capture: true, signal: gone.signal };
  document.addEventListener("input", ({ target }) => look(target), options);
  document.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("[data-publish]") !== null) early.isPublish = true;
    },
    options,
  );
  return { early, stop: () => gone.abort() };
}

/**
 * React writes into every textarea that it takes over, often in the middle of the very key that made it do so: what is
 * selected there would be no more, and the key's letter stand before the text. One that has a text of its own is left.
 */
function keepSelection(control: HTMLTextAreaElement): void {
  const { value } = control;
  control.value = value;
}
