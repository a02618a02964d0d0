import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { beyondScreen, showLargeText } from "#components/ui/large-text-for-tests.ts";
import { renderForTests, serveForTests } from "#components/ui/render-for-tests.tsx";
import { tabTo } from "#components/ui/tab-for-tests.ts";
import { JumpButton } from "./jump-button.tsx";
import { SamplePalette, searchAnswer } from "./palette-for-tests.tsx";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useRouter: () => ({ push }),
  usePathname: () => "/contents/article",
}));

const box = page.getByRole("combobox", { name: "Search or jump to" });
const options = page.getByRole("option");
const selected = page.getByRole("option", { selected: true });
/** For screen readers. */
const status = page.getByRole("status");
const press = (keys: string) => userEvent.keyboard(keys);

/** The addresses of the links that are followed. */
let followed: string[];
/** Answers a search, for each type. */
let answer: (address: string) => Promise<Response>;

beforeEach(() => {
  push.mockClear();
  answer = async (address) => searchAnswer(address);
  vi.spyOn(globalThis, "fetch").mockImplementation((address) => answer(String(address)));
  followed = [];
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link) return;
    event.preventDefault();
    followed.push(link.pathname + link.search);
  };
  window.addEventListener("click", follow, { capture: true });
  return () => window.removeEventListener("click", follow, { capture: true });
});

function Page() {
  return (
    <>
      <JumpButton look="icon" label="Search or jump to" />
      <SamplePalette />
    </>
  );
}

test("the keyboard moves both ways and to both ends, and opens a new tab", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  await renderForTests(<Page />);
  // Pressed and typed on at once: nothing of it is lost while the rest is loaded.
  await press("{Control>}k{/Control}pla");
  await expect.element(box).toHaveValue("pla");
  await expect.element(selected).toHaveTextContent("Places");
  await expect.element(options.last()).toHaveTextContent("New walk called “pla”");
  await press("{ArrowUp}");
  await expect.element(selected).toHaveTextContent("New walk called “pla”");
  await expect.element(box).toHaveAttribute("aria-activedescendant", selected.element().id);
  await press("{Home}");
  await expect.element(selected).toHaveTextContent("Places");
  await press("{End}");
  await expect.element(selected).toHaveTextContent("New walk called “pla”");
  await press("{Home}{Control>}{Enter}{/Control}");
  expect(open.mock.calls[0]?.[0]).toMatch(/\/contents\/place$/);
  await press("{Escape}");
  await expect.element(box).not.toBeInTheDocument();
  await press("gw");
  expect(push).toHaveBeenCalledWith("/contents/walk");
});

test("the palette and the list of shortcuts return the focus", async () => {
  await renderForTests(<Page />);
  const jump = page.getByRole("button", { name: "Search or jump to" });
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await tabTo(jump);
  await press("{Enter}keyb");
  await expect.element(selected).toMatchTextContent("Keyboard shortcuts");
  await press("{Escape}");
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(jump).toHaveFocus();
  await press("?");
  await expect.element(sheet.getByRole("heading", { name: "Keyboard shortcuts" })).toHaveFocus();
  await tabTo(sheet.getByRole("button", { name: "Mac" }));
  await press("{Enter}");
  await expect.element(sheet.getByText("⌘").first()).toBeVisible();
  await press("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(jump).toHaveFocus();
});

test("the sheet shows the keys, by page; single characters can be turned off", async () => {
  await renderForTests(<Page />);
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const title = sheet.getByRole("heading", { name: "Keyboard shortcuts" });
  const close = () => sheet.getByRole("button", { name: "Close" }).last().click();
  await press("?");
  // It begins at its beginning, though all that can be pressed is at its end.
  await expect.element(title).toHaveFocus();
  await expect.element(title).toBeInViewport();
  await expect.element(sheet.getByRole("heading", { name: "In lists" })).toBeVisible();
  await expect.element(sheet.getByText("Go to Articles")).toBeVisible();
  await sheet.getByRole("button", { name: "Mac" }).click();
  await expect.element(sheet.getByText("⌘").first()).toBeVisible();
  await sheet.getByRole("checkbox", { name: /^Single-key shortcuts/ }).click();
  await close();
  await expect.element(sheet).not.toBeInTheDocument();

  await press("gw?");
  expect(push).not.toHaveBeenCalled();
  await expect.element(sheet).not.toBeInTheDocument();
  // What is no character stays, and leads to the sheet.
  await press("{Control>}k{/Control}keyb");
  await options.filter({ hasText: "Keyboard shortcuts" }).click();
  await sheet.getByRole("checkbox", { name: /^Single-key shortcuts/ }).click();
  await close();
  await press("gw");
  expect(push).toHaveBeenCalledWith("/contents/walk");
});

test("a command is first under its name, and runs", async () => {
  await renderForTests(<Page />);
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
  await press("{Control>}k{/Control}dark");
  await expect.element(selected).toHaveTextContent("Appearance: dark");
  // It is a result, though no list has one.
  await expect.element(status).toMatchTextContent(/^\d+ results?$/);
  await press("{Enter}");
  const form = submit.mock.contexts[0];
  const sent = form instanceof HTMLFormElement ? [...new FormData(form)] : [];
  expect(sent[0]).toEqual(["theme", "dark"]);
  await expect.element(box).not.toBeInTheDocument();
  await press("{Control>}k{/Control}");
  const recent = page.getByRole("group", { name: "Recent" }).getByRole("option");
  await expect.element(recent).toHaveTextContent("Appearance: dark");
});

test("photos are found by title, below their own name", async () => {
  await renderForTests(<Page />);
  await press("{Control>}k{/Control}hongdo");
  const photos = page.getByRole("group", { name: "Photos and files" });
  await photos.getByRole("option", { name: /Hongdo light/ }).click();
  expect(followed).toEqual(["/media/hongdo"]);
});

test("a type whose search fails is named, the others show results, and each links to its list", async () => {
  answer = async (address) => (address.includes("/walk/") ? Response.json({}) : searchAnswer(address));
  await renderForTests(<Page />);
  await press("{Control>}k{/Control}mudflat");
  await expect.element(page.getByText("Couldn’t search Walks.").last()).toBeVisible();
  await expect.element(status).toMatchTextContent(/^\d+ results?Couldn’t search Walks\.$/);
  const found = page.getByRole("group", { name: "Articles" }).getByRole("option");
  await expect.element(found.getByText("Mudflat")).toBeVisible();
  const search = page.getByRole("group", { name: "Search everything for “mudflat”" });
  await expect.element(search.getByRole("option")).toHaveTextContent("In articles1");
  await search.getByRole("option", { name: /In articles/ }).click();
  expect(followed).toEqual(["/contents/article?q=mudflat"]);
});

test.each([
  ["en", "No results for “zzz”.", "Couldn’t search Walks."],
  ["ko", "“zzz”에 대한 결과가 없어요.", "검색하지 못했어요: Walks."],
] as const)("that nothing was found is visible and announced (%s)", async (language, sentence, failed) => {
  await renderForTests(<Page />, { language });
  await press("{Control>}k{/Control}zzz");
  await expect.element(page.getByText(sentence).first()).toBeVisible();
  await expect.element(status).toHaveTextContent(sentence);
  // A failed search may have missed something.
  answer = async (address) => (address.includes("/walk/") ? Response.json({}) : searchAnswer(address));
  await press("z");
  await expect.element(status).toMatchTextContent(failed);
  expect(page.getByText(sentence.replace("zzz", "zzzz")).elements()).toEqual([]);
  expect(page.getByText(sentence).elements()).toEqual([]);
});

test("“No results” appears only once all searches for the text have answered", async () => {
  let late = Promise.withResolvers<void>();
  await renderForTests(<Page />);
  await press("{Control>}k{/Control}mud");
  const found = page.getByRole("group", { name: "Articles" });
  await expect.element(found).toBeVisible();
  await expect.element(status).toMatchTextContent(/^\d+ results?$/);
  answer = async (address) => {
    if (address.includes("/media")) await late.promise;
    return searchAnswer(address);
  };
  await press("x");
  await expect.element(found).not.toBeInTheDocument();
  expect(page.getByText(/^No results/).elements()).toEqual([]);
  late.resolve();
  const lines = () =>
    page
      .getByText("No results for “mudx”.")
      .elements()
      .filter((each) => each.ariaHidden);
  await expect.poll(lines).toHaveLength(1);
  await expect.element(status).toHaveTextContent("No results for “mudx”.");

  late = Promise.withResolvers();
  let typesAnswered = 0;
  answer = async (address) => {
    if (address.includes("/media")) await late.promise;
    else typesAnswered += 1;
    return searchAnswer(address);
  };
  await press("y");
  await expect.poll(() => typesAnswered).toBeGreaterThan(0);
  // Not shown again, but still: the types have answered another text.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(lines()).toHaveLength(1);
  late.resolve();
  await expect.element(status).toHaveTextContent("No results for “mudxy”.");
});

test("a failed search of photos is named too", async () => {
  answer = async (address) => (address.includes("/media") ? Response.json({}) : searchAnswer(address));
  await renderForTests(<Page />);
  await press("{Control>}k{/Control}hongdo");
  await expect.element(page.getByText("Couldn’t search Photos and files.").last()).toBeVisible();
});

test("the lists of which only the newest items were searched are named, also where nothing is found", async () => {
  answer = async (address) => {
    const list = await searchAnswer(address).json();
    const search = { ...list.search, since: "2026-11-18T06:20:00.000Z" };
    return Response.json(address.includes("/place/") ? list : { ...list, search });
  };
  await renderForTests(<Page />);
  for (const text of ["mudflat", "zzz"]) {
    await press(`{Control>}k{/Control}${text}`);
    const sentence = "In Articles, Walks, Photos and files, only the newest items were searched.";
    await expect.element(page.getByText(sentence).last()).toBeVisible();
    await expect.element(status).toMatchTextContent(sentence);
    await press("{Escape}");
  }
});

test("an Enter that ends a syllable opens nothing", async () => {
  await renderForTests(<Page />);
  await press("{Control>}k{/Control}");
  await expect.element(options.first()).toBeVisible();
  await cdp().send("Input.imeSetComposition", { text: "바람", selectionStart: 2, selectionEnd: 2 });
  const enter = { key: "Enter", code: "Enter", isComposing: true, bubbles: true };
  box.element().dispatchEvent(new KeyboardEvent("keydown", enter));
  await cdp().send("Input.insertText", { text: "바람" });
  await expect.element(box).toHaveValue("바람");
  const found = page.getByRole("group", { name: "Articles" });
  await expect.element(found).toBeVisible();
  expect(found.element().querySelector("mark")?.textContent).toBe("바람");
  expect(followed).toEqual([]);
});

test("Enter before the results opens the first result once it arrives, and creates nothing", async () => {
  await renderForTests(<Page />);
  const enterEarly = async (text: string) => {
    const late = Promise.withResolvers<void>();
    answer = async (address) => {
      await late.promise;
      return searchAnswer(address);
    };
    await press(`{Control>}k{/Control}${text}`);
    await expect.element(page.getByRole("option", { name: /^New article/ })).toBeVisible();
    await press("{Enter}");
    await expect.element(box).toBeVisible();
    late.resolve();
  };
  await enterEarly("xyzzyxq");
  await expect.element(status.getByText("No results for “xyzzyxq”.")).toBeInTheDocument();
  expect(followed).toEqual([]);
  await press("{Escape}");
  await enterEarly("mudflat");
  await expect.poll(() => followed).toEqual(["/contents/article/mudflat"]);
});

test("opened again before the event of its closing, it stays open", async () => {
  await renderForTests(<Page />);
  await press("{Control>}k{/Control}tide");
  await expect.element(box).toHaveValue("tide");
  box.element().closest("dialog")?.close();
  const again = new KeyboardEvent("keydown", { key: "k", code: "KeyK", ctrlKey: true, bubbles: true });
  document.body.dispatchEvent(again);
  await expect.element(box).toHaveValue("");
  await expect.element(box).toHaveFocus();
});

test("before hydration, a letter shortcut, the palette's shortcut and typed text take effect in their order", async () => {
  const hydrate = serveForTests(<Page />);
  await press("gw{Control>}k{/Control}tide");
  expect(push).not.toHaveBeenCalled();
  hydrate();
  await expect.element(box).toHaveValue("tide");
  expect(push).toHaveBeenCalledWith("/contents/walk");
  await expect.element(box).toHaveFocus();
});

test("so does a press on the button, after which earlier keys are outdated", async () => {
  const hydrate = serveForTests(<Page />);
  await press("gw");
  await page.getByRole("button", { name: "Search or jump to" }).click();
  await press("tide");
  hydrate();
  await expect.element(box).toHaveValue("tide");
  expect(push).not.toHaveBeenCalled();
});

test("a press on a button that is not hydrated yet opens the palette", async () => {
  onTestFinished(() => press("{Escape}"));
  // The button's part of the page comes after the one that listens.
  serveForTests(<JumpButton look="icon" label="Search or jump to" />);
  await renderForTests(<SamplePalette />);
  await renderForTests(
    <button type="button" aria-keyshortcuts="Control+K">
      Link
    </button>,
  );
  // The same keys mean something else in a text.
  await page.getByRole("button", { name: "Link" }).click();
  await expect.element(box).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Search or jump to" }).click();
  await expect.element(box).toHaveFocus();
});

test("with text at twice its size the list of shortcuts ends within the screen", async () => {
  await renderForTests(<SamplePalette />);
  await press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect.element(sheet).toBeVisible();
  await showLargeText();
  expect(beyondScreen(sheet.element())).toEqual([]);
});
