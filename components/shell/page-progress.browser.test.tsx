import { expect, test } from "vitest";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { RouterForTests, routeForTests } from "#components/ui/router-for-tests.tsx";
import { nextAddress } from "#lib/browser/next-address.ts";
import { PageProgress } from "./page-progress.tsx";

const bar = () => document.querySelector("[data-page-progress]");

test("the bar is there from the press that loads a page until a page is shown, which may be another one", async () => {
  routeForTests("/contents/note?order=title");
  await renderForTests(
    <RouterForTests>
      <PageProgress />
    </RouterForTests>,
  );
  expect(bar()).toBeNull();
  nextAddress.set("/contents/note?order=title");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(bar()).toBeNull();
  nextAddress.set("/contents/note/new");
  await expect.poll(bar).not.toBeNull();
  history.pushState(null, "", "/sign-in");
  await expect.poll(bar).toBeNull();
});
