import { describe, expect, test } from "vitest";
import { instantOf, type LocalMoment, localMomentOf } from "./filter.ts";

const whole = (day: string): LocalMoment => ({ day, time: "" });

describe("a day where the member is, as an instant", () => {
  test("after a day is after its last moment, before it is before its first", () => {
    expect(instantOf(whole("2026-09-01"), "gt", "Asia/Seoul")).toBe("2026-09-01T14:59:59.999Z");
    expect(instantOf(whole("2026-09-01"), "lte", "Asia/Seoul")).toBe("2026-09-01T14:59:59.999Z");
    expect(instantOf(whole("2026-09-01"), "gte", "Asia/Seoul")).toBe("2026-08-31T15:00:00Z");
    expect(instantOf(whole("2026-09-01"), "lt", "UTC")).toBe("2026-09-01T00:00:00Z");
  });
  test("a time is a time", () => {
    expect(instantOf({ day: "2026-09-01", time: "08:30" }, "gt", "Asia/Seoul")).toBe("2026-08-31T23:30:00Z");
  });
  test.each(["Asia/Seoul", "UTC", "America/New_York", "Asia/Kathmandu", "Pacific/Apia"])(
    "comes back as it was picked: %s",
    (zone) => {
      for (const operator of ["eq", "gt", "gte", "lt", "lte"] as const) {
        for (const time of ["", "08:30", "23:59:30"]) {
          // The days on which New York's clocks change are among them.
          for (const day of ["2026-03-08", "2026-09-01", "2026-11-01", "0999-12-31"]) {
            const picked = { day, time };
            expect(localMomentOf(instantOf(picked, operator, zone), operator, zone)).toEqual(picked);
          }
        }
      }
    },
  );
});

test("a full date of an address is the start of that day, UTC", () => {
  expect(localMomentOf("2026-09-01", "gte", "UTC")).toEqual(whole("2026-09-01"));
  expect(localMomentOf("2026-09-01", "gte", "Asia/Seoul")).toEqual({ day: "2026-09-01", time: "09:00" });
});

test("an invalid date-time is refused", () => {
  expect(localMomentOf("soon", "gt", "UTC")).toBeUndefined();
  expect(instantOf(whole(""), "gt", "UTC")).toBe("");
});
