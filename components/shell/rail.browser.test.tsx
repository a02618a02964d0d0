import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Icon } from "#components/ui/icon.tsx";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { Rail, RailLink, RailNav } from "./rail.tsx";
import { RailFoot } from "./you.tsx";

test("beside the icons of a tablet, a long name makes nothing wider", async () => {
  await page.viewport(800, 640);
  const name = "W".repeat(64);
  await renderForTests(
    <div style={{ width: "4rem" }}>
      <Rail>
        <RailFoot you={{ id: "ann", name, email: `${name}@example.com` }} />
      </Rail>
    </div>,
  );
  await expect.element(page.getByText(name, { exact: true })).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(800);
});

test.each([
  "Minutes of the meetings of our neighbourhood’s allotments",
  "우리 마을의 봄과 여름과 가을과 겨울에 찍은 사진과 글을 모은 이야기",
])("beside the icons of a tablet, all of %s is shown", async (name) => {
  await page.viewport(800, 640);
  await renderForTests(
    <div style={{ width: "4rem" }}>
      <RailNav label="Contents">
        <RailLink href="/contents/one" icon={<Icon name="bookmark" />}>
          {name}
        </RailLink>
      </RailNav>
    </div>,
  );
  await page.getByRole("link").hover();
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = page.getByText(name).element();
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
});

test("a name that is cut is shown whole on hover, a short one only once", async () => {
  const name = "Minutes of the meetings of our neighbourhood’s allotments, from the first one on";
  await renderForTests(
    <RailNav label="Contents">
      <RailLink href="/contents/one" icon={<Icon name="bookmark" />}>
        {name}
      </RailLink>
      <RailLink href="/contents/two" icon={<Icon name="bookmark" />}>
        Notes
      </RailLink>
    </RailNav>,
  );
  await expect.element(page.getByRole("link", { name })).toHaveAttribute("title", name);
  await expect.element(page.getByRole("link", { name: "Notes" })).not.toHaveAttribute("title");
});

test.each([800, 1440])("at %i px the focus ring of a link is inside the rail, which clips", async (width) => {
  await page.viewport(width, 640);
  await renderForTests(
    <div style={{ width: "4rem" }}>
      <RailNav label="Contents">
        <RailLink href="/contents/one" icon={<Icon name="bookmark" />}>
          Notes
        </RailLink>
      </RailNav>
    </div>,
  );
  const link = page.getByRole("link").element();
  await userEvent.tab();
  expect(document.activeElement).toBe(link);
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(link);
  expect(outlineStyle).toBe("solid");
  const beyond = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const rail = page.getByRole("navigation").element().getBoundingClientRect();
  expect(link.getBoundingClientRect().left - beyond).toBeGreaterThanOrEqual(rail.left);
});
