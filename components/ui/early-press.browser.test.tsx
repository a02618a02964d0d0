import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keysArrived, listensFor, pendingKeys } from "#lib/browser/keys/key-queue.ts";
import { serveForTests } from "./render-for-tests.tsx";

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
