let isPressed = false;
const waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  for (const action of waiting.splice(0)) action();
}

if (typeof window !== "undefined") {
  const options = { capture: true };
  window.addEventListener(
    "pointerdown",
    () => {
      isPressed = true;
    },
    options,
  );
  // The click has its target by then, and no handler has run.
  window.addEventListener("click", release, options);
  // A press that ends without a click.
  window.addEventListener("pointerup", () => void setTimeout(release), options);
  window.addEventListener("pointercancel", release, options);
}

/**
 * Runs an action once no mouse button is down. For what a field shows when it loses the focus: during a press it would
 * move the control that is being pressed, and the click would be lost.
 */
export function afterPress(action: () => void): void {
  if (isPressed) waiting.push(action);
  else action();
}
