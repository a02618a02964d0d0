import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { RouterForTests, routeForTests } from "#components/ui/router-for-tests.tsx";
import { ErrorView } from "./error-view.tsx";

test("signing in again returns to the same view", async () => {
  routeForTests("/contents/article?mine=1&q=tide");
  const error = Object.assign(new Error(), { digest: "space:401:SessionEnded" });
  await renderForTests(
    <RouterForTests>
      <ErrorView error={error} reset={() => {}} />
    </RouterForTests>,
  );
  const { href } = page.getByRole("link").element() as HTMLAnchorElement;
  expect(new URL(href).searchParams.get("returnTo")).toBe("/contents/article?mine=1&q=tide");
});
