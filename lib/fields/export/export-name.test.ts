import { expect, test, vi } from "vitest";
import { exportName } from "./export-name.ts";

test("a file has the day of the device, and nothing that no file system takes", () => {
  vi.stubEnv("TZ", "Asia/Seoul");
  const lateInUtc = new Date("2026-11-20T23:30:00Z");
  expect(exportName("Who/what: 기록", "csv", lateInUtc)).toBe("Who-what- 기록 2026-11-21.csv");
});
