import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keysArrived, listensFor, pendingKeys, takesKeys } from "#lib/browser/keys/key-queue.ts";
import { nextAddress } from "#lib/browser/next-address.ts";
import { renderForTests, serveForTests } from "./render-for-tests.tsx";

const onPress = vi.fn();
const choose = page.getByRole("button", { name: "Choose" });

const serve = () =>
  serveForTests(
    <>
      <button type="button" onClick={onPress}>
        Choose
      </button>
      <input type="checkbox" aria-label="Quick" />
      <p {...pendingKeys} />
    </>,
  );

/** The rest of the page arrives, and what was pressed is played. */
async function arrive() {
  keysArrived();
  await new Promise((resolve) => setTimeout(resolve, 100));
}

test("a press on a button that React has handled already is not played again", async () => {
  await serve()();
  const ignore = listensFor("x");
  onPress.mockClear();
  await choose.click();
  expect(onPress).toHaveBeenCalledOnce();
  await arrive();
  expect(onPress).toHaveBeenCalledOnce();
  ignore();
});

test.each([
  ["", 1],
  ["{Escape}", 0],
  ["{Tab} ", 0],
])(
  "a press on a button, and then the keys “%s”, before the scripts: it counts %d times",
  async (keys, times) => {
    const hydrate = serve();
    onPress.mockClear();
    await choose.click();
    if (keys !== "") await userEvent.keyboard(keys);
    await hydrate();
    await arrive();
    expect(onPress).toHaveBeenCalledTimes(times);
  },
);

const title = page.getByRole("textbox", { name: "Title" });
const editor = <input aria-label="Title" {...takesKeys} />;

test("what is typed before the scripts is in the field that takes it", async () => {
  serveForTests(editor);
  await userEvent.keyboard("Draft one");
  await expect.element(title).toHaveValue("Draft one");
});

test("what is typed while the router loads a new item's editor is in its title, shortcuts of the page too", async () => {
  serveForTests(<p />);
  const ignore = listensFor("x");
  nextAddress.set("/contents/note/new");
  await userEvent.keyboard("x Draff{Backspace}");
  await renderForTests(editor);
  await userEvent.keyboard("t one");
  nextAddress.set(undefined);
  await expect.element(title).toHaveValue("x Draft one");
  ignore();
});

test("what is typed before the editor of a new item is there is in its title, without another key", async () => {
  serveForTests(<p />);
  nextAddress.set("/contents/note/new");
  await userEvent.keyboard("Draft one");
  await renderForTests(editor);
  nextAddress.set(undefined);
  await expect.element(title).toHaveValue("Draft one");
});
