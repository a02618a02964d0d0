import { useLayoutEffect } from "react";
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

test("the editor handles keys as soon as it is shown", async () => {
  await renderForTests(<Page />);
  expect(onPublish).toHaveBeenCalledOnce();
  expect(onBack).toHaveBeenCalledOnce();
});
