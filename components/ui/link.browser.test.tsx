import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Link } from "./link.tsx";
import { inertRouter, renderForTests } from "./render-for-tests.tsx";

const link = page.getByRole("link", { name: "Articles" });

async function renderLink(prefetch?: false) {
  const prefetched = vi.fn<(href: string) => void>();
  await renderForTests(
    <>
      <Link href="/contents/article" {...(prefetch === false && { prefetch })}>
        Articles
      </Link>
      <p>Beside it</p>
    </>,
    { router: { ...inertRouter, prefetch: prefetched } },
  );
  // The pointer is where the test before has left it: perhaps on this link.
  await page.getByText("Beside it").hover();
  prefetched.mockClear();
  return prefetched;
}

/** Longer than the pointer has to rest. */
const afterRest = () => new Promise((resolve) => setTimeout(resolve, 200));

test("a link in view prefetches nothing; one that the pointer rests on does, once", async () => {
  const prefetched = await renderLink();
  await afterRest();
  expect(prefetched).not.toHaveBeenCalled();
  await link.hover();
  await afterRest();
  expect(prefetched.mock.calls).toEqual([["/contents/article"]]);
});

test("a pointer that moves on within 80 ms prefetches nothing", async () => {
  const prefetched = await renderLink();
  const send = (type: string, init: PointerEventInit = {}) =>
    link.element().dispatchEvent(new PointerEvent(type, { bubbles: true, ...init }));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  send("pointerover");
  vi.advanceTimersByTime(79);
  expect(prefetched).not.toHaveBeenCalled();
  send("pointerout", { relatedTarget: document.body });
  vi.advanceTimersByTime(1_000);
  expect(prefetched).not.toHaveBeenCalled();
  send("pointerover");
  vi.advanceTimersByTime(80);
  expect(prefetched).toHaveBeenCalledOnce();
});

test("a link that the keyboard focuses prefetches its page", async () => {
  const prefetched = await renderLink();
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await vi.waitFor(() => expect(prefetched.mock.calls).toEqual([["/contents/article"]]), { timeout: 10_000 });
});

test("`prefetch={false}` prefetches nothing", async () => {
  const prefetched = await renderLink(false);
  await link.hover();
  await afterRest();
  expect(prefetched).not.toHaveBeenCalled();
});
