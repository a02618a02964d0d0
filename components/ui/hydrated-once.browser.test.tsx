import { useEffect } from "react";
import { expect, test } from "vitest";
import { useDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { useSavedViews } from "#lib/browser/list/saved-views.ts";
import { useViewed } from "#lib/browser/offline/use-viewed.ts";
import { useUploads } from "#lib/browser/uploading/uploads.ts";
import { serveForTests } from "./render-for-tests.tsx";

let renders = 0;
let isHydrated = false;

function Shown({ useShown }: { useShown: () => unknown }) {
  useShown();
  renders += 1;
  useEffect(() => {
    isHydrated = true;
  }, []);
  return <p>Shown</p>;
}

test.each([
  ["uploads", useUploads],
  ["deletions", useDeletions],
  ["viewed pages", () => useViewed("ann")],
  ["saved views", () => useSavedViews("ann")],
])("without %s, what shows them is not rendered again after hydration", async (_, useShown) => {
  const hydrate = serveForTests(<Shown {...{ useShown }} />);
  [renders, isHydrated] = [0, false];
  await hydrate();
  await expect.poll(() => isHydrated).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(renders).toBe(1);
});
