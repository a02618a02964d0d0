import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { RouterForTests, routeForTests } from "#components/ui/router-for-tests.tsx";
import { withAllMessages } from "#components/ui/with-all-messages.tsx";
import { storeHasQueued } from "#lib/browser/drafts/draft-flags.ts";
import { QueuedDrafts } from "./queued-drafts.tsx";

vi.mock("./draft-queue.tsx", () => ({ DraftQueue: () => <p>Queue</p> }));
vi.mock("#components/ui/with-all-messages.tsx", { spy: true });

afterEach(() => void vi.useRealTimers());

test.each([
  ["the page is looked at again", 1, () => void document.dispatchEvent(new Event("visibilitychange"))],
  ["the device is online", 1, () => void window.dispatchEvent(new Event("online"))],
  ["the member goes to another page", 1, () => window.history.pushState(null, "", "/contents/article")],
  [
    "a connection is there, some seconds after the device is online",
    2,
    async () => {
      window.dispatchEvent(new Event("online"));
      await vi.advanceTimersByTimeAsync(15_000);
    },
  ],
])("what publishes waiting drafts is loaded once %s", async (when, failures, act) => {
  const load = vi.mocked(withAllMessages);
  for (let count = 0; count < failures; count++) load.mockRejectedValueOnce(new Error("no connection"));
  routeForTests("/");
  await renderForTests(
    <RouterForTests>
      <QueuedDrafts memberId={when} />
    </RouterForTests>,
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  storeHasQueued(when, true);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  await act();
  vi.useRealTimers();
  await expect.element(page.getByText("Queue")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(failures + 1);
});
