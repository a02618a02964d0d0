import { startTransition, useLayoutEffect } from "react";
import { expect, test, vi } from "vitest";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { useEditorKeys } from "./use-editor-keys.ts";

const [onBack, onPublish] = [vi.fn(), vi.fn()];

function Editor() {
  useEditorKeys({ onBack, onPublish });
  return null;
}

const press = (init: KeyboardEventInit) => document.dispatchEvent(new KeyboardEvent("keydown", init));

/** Presses keys once the page is in the document, before effects that run later. */
function Page() {
  useLayoutEffect(() => {
    press({ key: "Escape" });
    press({ key: "s", ctrlKey: true });
  }, []);
  return <Editor />;
}

test("keys count from the moment in which the editor is shown, also after a soft navigation", async () => {
  startTransition(() => void renderForTests(<Page />));
  await expect.poll(() => onPublish.mock.calls.length).toBe(1);
  expect(onBack).toHaveBeenCalledOnce();
});
