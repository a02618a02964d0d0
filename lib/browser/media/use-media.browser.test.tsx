import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { usePolling } from "./use-media.ts";

test("a render neither begins a wait again nor makes it longer", async () => {
  const isUnderWay = () => true;
  const { result, rerender } = await renderHook(() => usePolling(isUnderWay));
  const first = result.current;
  await rerender();
  expect(result.current).toBe(first);
  expect([first({}), first({})]).toEqual([1_000, 1_600]);
});
