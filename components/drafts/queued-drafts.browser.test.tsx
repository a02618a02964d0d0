import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { RouterForTests, routeForTests } from "#components/ui/router-for-tests.tsx";
import { QueuedDrafts } from "./queued-drafts.tsx";

vi.mock("./draft-queue.tsx", () => ({ DraftQueue: () => <p>Queue</p> }));

test.each([
  ["the page is looked at again", () => void document.dispatchEvent(new Event("visibilitychange"))],
  ["there is a connection", () => void window.dispatchEvent(new Event("online"))],
  ["the member goes to another page", () => window.history.pushState(null, "", "/contents/article")],
])("what publishes waiting drafts is loaded later, when %s", async (when, act) => {
  routeForTests("/");
  await renderForTests(
    <RouterForTests>
      <QueuedDrafts memberId={when} />
    </RouterForTests>,
  );
  // Without an event, as if it couldn't be loaded.
  localStorage.setItem(`atrium:queued:${when}`, "1");
  act();
  await expect.element(page.getByText("Queue")).toBeVisible();
});
