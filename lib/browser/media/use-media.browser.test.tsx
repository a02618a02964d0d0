import { expect, test } from "vitest";
import { renderAloneForTests } from "../render-alone-for-tests.ts";
import { usePolling } from "./use-media.ts";

const isUnderWay = () => true;
let wait: ReturnType<typeof usePolling>;

function Polling() {
  wait = usePolling(isUnderWay);
  return null;
}

test("a render neither begins a wait again nor makes it longer", async () => {
  const { rerender } = await renderAloneForTests(<Polling />);
  const first = wait;
  await rerender(<Polling />);
  expect(wait).toBe(first);
  expect([first({}), first({})]).toEqual([1_000, 1_600]);
});
