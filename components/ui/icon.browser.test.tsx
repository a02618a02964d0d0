import { expect, test } from "vitest";
import { Icon } from "./icon.tsx";
import { renderForTests } from "./render-for-tests.tsx";

test("icons along the line of text are mirrored where it runs from right to left, others are not", async () => {
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
