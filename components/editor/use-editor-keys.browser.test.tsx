import { useLayoutEffect } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { useEditorKeys } from "./use-editor-keys.ts";

const [onBack, onPublish] = [vi.fn(), vi.fn()];

beforeEach(() => void vi.clearAllMocks());

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

test("keys of an input method, and of what handled them already, are not the editor's", async () => {
  await renderForTests(<Editor />);
  press({ key: "Escape", isComposing: true });
  press({ key: "s", ctrlKey: true, isComposing: true });
  // The end of a composition in Safari.
  press({ key: "Escape", keyCode: 229 });
  const handled = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
  handled.preventDefault();
  document.dispatchEvent(handled);
  expect(onPublish).not.toHaveBeenCalled();
  expect(onBack).not.toHaveBeenCalled();
});
