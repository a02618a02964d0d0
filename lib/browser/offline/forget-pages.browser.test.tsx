import { expect, test } from "vitest";
import { pagesCachePrefix } from "#lib/paths.ts";
import { deviceStorage } from "../text-storage.ts";
import { forgetPagesScript, viewedPrefix } from "./forget-pages.ts";
import { rememberViewed } from "./viewed.ts";

test("a sign-in removes the stored pages and viewed items of other members, a sign-out those of all", async () => {
  for (const memberId of ["ada", "grace"]) {
    await caches.open(pagesCachePrefix + memberId);
    rememberViewed(memberId, {
      contentId: "one",
      contentTypeId: "article",
      address: "/contents/article/one",
    });
  }
  await caches.open("atrium-of-files");
  await run(forgetPagesScript("ada"));
  expect((await caches.keys()).toSorted()).toEqual(["atrium-of-files", `${pagesCachePrefix}ada`]);
  expect(deviceStorage.names(viewedPrefix)).toEqual([`${viewedPrefix}ada`]);
  await run(forgetPagesScript());
  expect(await caches.keys()).toEqual(["atrium-of-files"]);
  expect(deviceStorage.names(viewedPrefix)).toEqual([]);
  await caches.delete("atrium-of-files");
});

async function run(script: string): Promise<void> {
  const element = document.createElement("script");
  element.textContent = `window.ran=${script}`;
  document.head.append(element);
  await Reflect.get(window, "ran");
  element.remove();
}
