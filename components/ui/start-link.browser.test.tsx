import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Icon } from "./icon.tsx";
import { PageHead } from "./page-head.tsx";
import { renderForTests } from "./render-for-tests.tsx";
import { StartLink, StartLinks } from "./start-link.tsx";

const name = "Veröffentlichungsgenehmigungsverfahren".repeat(2);

test.each([
  ["a title", <PageHead key="head" title={name} />],
  ["a heading", <h2 key="heading">{name}</h2>],
  [
    "a link to a list",
    <StartLinks key="start">
      <StartLink href="/" icon={<Icon name="house" />}>
        {name}
      </StartLink>
    </StartLinks>,
  ],
])("a word in %s that is longer than a phone is wide is broken", async (_, part) => {
  await page.viewport(320, 640);
  await renderForTests(<main className="px-4">{part}</main>);
  await expect.element(page.getByText(name)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});
