import { Suspense, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { renderForTests, SuspendUntilScript, serveForTests } from "#components/ui/render-for-tests.tsx";
import { SearchField } from "./search-field.tsx";

const text = "birds on the dyke";
const field = page.getByRole("searchbox");
const address = page.getByLabelText("address");

/** A list's search, whose address is an output. */
function List() {
  const [search, setSearch] = useState("");
  return (
    <>
      <Suspense>
        <SearchField label="Search" search={search} action="/" onSearch={setSearch} />
        <SuspendUntilScript />
      </Suspense>
      <output aria-label="address">{search}</output>
    </>
  );
}

const slow = { sent: [] as string[], goTo: (_search: string) => {} };

/** A list's search, whose address follows when the test says so. */
function SlowList() {
  const [search, setSearch] = useState("");
  useLayoutEffect(() => {
    slow.goTo = setSearch;
  }, []);
  return <SearchField label="Search" search={search} action="/" onSearch={(text) => slow.sent.push(text)} />;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test.each([0, 10, 20, 30, 40, 80])(
  "a search is all in its field when React hydrates the page %i ms after its first key",
  async (afterMs) => {
    const hydrate = serveForTests(<List />);
    const typing = userEvent.keyboard(`/${text}`);
    await pause(afterMs);
    hydrate(pause(40));
    await typing;
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toHaveFocus();
    await expect.element(address).toHaveTextContent(text);
  },
);

test("a text that was typed before hydration is searched for", async () => {
  const hydrate = serveForTests(<List />);
  await field.fill(text);
  await hydrate();
  await expect.element(address).toHaveTextContent(text);
  await expect.element(field).toHaveValue(text);
});

test("a late update of the URL doesn't overwrite what was typed since", async () => {
  await renderForTests(<SlowList />);
  for (const word of ["tide", "tides"]) {
    await field.fill(word);
    await expect.poll(() => slow.sent.at(-1)).toBe(word);
  }
  const valueAt = async (search: string) => {
    flushSync(() => slow.goTo(search));
    await pause(0);
    return document.querySelector("input")?.value;
  };
  const values = [await valueAt("tide"), await valueAt("tides"), await valueAt("walls")];
  expect(values).toEqual(["tides", "tides", "walls"]);
});

test("Enter searches at once, without the pause after the last key", async () => {
  const { setTimeout } = globalThis;
  const never = 1e9;
  vi.spyOn(globalThis, "setTimeout").mockImplementation((run, ms) =>
    setTimeout(run, ms === 250 ? never : ms),
  );
  await renderForTests(<List />);
  await field.fill(text);
  await expect.element(field).toHaveValue(text);
  await expect.element(address).toHaveTextContent("");
  await userEvent.keyboard("{Enter}");
  await expect.element(address).toHaveTextContent(text);
});

test("the first key of a Korean composition is the input method's, while early keys are played", async () => {
  const early = "tide and time ".repeat(14).trim();
  const hydrate = serveForTests(<List />);
  // Without a wait for each key, which is half a minute on a busy machine.
  const keyDown = (key: string) => cdp().send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key });
  await Promise.all([...`/${early}`].map(keyDown));
  hydrate();
  await expect.poll(() => window.keyQueue?.isPlaying && document.activeElement?.matches("input")).toBe(true);
  const key = { key: "ㄱ", code: "KeyR", windowsVirtualKeyCode: 229 };
  await cdp().send("Input.dispatchKeyEvent", { type: "keyDown", ...key });
  await cdp().send("Input.imeSetComposition", { text: "강", selectionStart: 1, selectionEnd: 1 });
  await cdp().send("Input.insertText", { text: "강" });
  expect(window.keyQueue?.isPlaying).toBe(true);
  await expect.poll(() => window.keyQueue?.isPlaying).toBe(false);
  const value = document.querySelector("input")?.value ?? "";
  expect(value).toMatch(/^[a-z ]*강[a-z ]*$/);
  expect(value.length).toBeGreaterThan(early.length);
});
