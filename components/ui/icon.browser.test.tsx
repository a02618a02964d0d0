import { expect, test } from "vitest";
import { Icon } from "./icon.tsx";
import { renderForTests } from "./render-for-tests.tsx";

test("only directional icons are mirrored in right-to-left text", async () => {
  const { container } = await renderForTests(
    ["ltr", "rtl"].map((dir) => (
      <p key={dir} dir={dir}>
        <Icon name="arrow-left" />
        <Icon name="arrow-right" className="text-accent" />
        <Icon name="chevrons-left" />
        <Icon name="arrow-up" />
      </p>
    )),
  );
  const icons = [...container.querySelectorAll("svg")];
  expect(icons.map((icon) => getComputedStyle(icon).scale)).toEqual([
    ...["none", "none", "none", "none"],
    ...["-1 1", "-1 1", "-1 1", "none"],
  ]);
});
