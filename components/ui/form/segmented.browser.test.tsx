import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "../render-for-tests.tsx";
import { SegmentButton, Segmented, segment } from "./segmented.tsx";

const opacityOf = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element()).opacity;

test("in a disabled form the chosen option isn't dimmed, and the others are", async () => {
  await renderForTests(
    <fieldset disabled>
      <Segmented label="View">
        <SegmentButton pressed>List</SegmentButton>
        <SegmentButton pressed={false}>Map</SegmentButton>
      </Segmented>
      <Segmented label="Open">
        <label className={segment()}>
          <input type="radio" className="sr-only" name="open" defaultChecked />
          Yes
        </label>
        <label className={segment()}>
          <input type="radio" className="sr-only" name="open" />
          No
        </label>
      </Segmented>
    </fieldset>,
  );
  expect(["List", "Yes", "Map", "No"].map(opacityOf)).toEqual(["1", "1", "0.45", "0.45"]);
});

test("a choice that can't be made now, but says why, is dimmed", async () => {
  await renderForTests(
    <SegmentButton pressed={false} aria-disabled>
      Table
    </SegmentButton>,
  );
  expect(opacityOf("Table")).toBe("0.45");
});
