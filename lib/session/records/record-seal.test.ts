import { expect, test } from "vitest";
import { SimulatedAuthApi, sessionOf } from "../testing/simulated-auth-api-for-tests.ts";
import { RecordSeal } from "./record-seal.ts";
import type { SessionRecord } from "./records.ts";

const older = "an older secret that is long enough for it";
const newer = "a newer secret that is long enough for it";
const session = sessionOf(new SimulatedAuthApi().issue());
const living: SessionRecord = { state: "living", session };
const seal = new RecordSeal([older]);
const key = seal.keyOf(session.id);

test("a sealed record opens", () => {
  const records: SessionRecord[] = [
    living,
    { state: "refused", generation: 3 },
    { state: "ended", replaced: false },
    { state: "ended", replaced: true },
  ];
  for (const record of records) expect(seal.open(key, seal.seal(key, record))).toEqual(record);
});

test("neither the key nor the record shows the session or a token", () => {
  const stored = key + JSON.stringify(seal.seal(key, living));
  for (const word of [session.id, session.pair.accessToken, session.pair.refreshToken, "memberId"]) {
    expect(stored).not.toContain(word);
  }
  expect(seal.seal(key, living).data).not.toBe(seal.seal(key, living).data);
});

test("an older secret still opens, a dropped one does not", () => {
  const stored = seal.seal(key, living);
  expect(new RecordSeal([newer, older]).open(key, stored)).toEqual(living);
  expect(new RecordSeal([newer]).open(key, stored)).toBeUndefined();
  expect(seal.open(key, new RecordSeal([newer, older]).seal(key, living))).toBeUndefined();
});

test("a record opens in its own place alone", () => {
  const stored = seal.seal(key, living);
  expect(seal.open(seal.keyOf("another session, as it is"), stored)).toBeUndefined();
  expect(seal.open(key, { ...stored, rank: 2 })).toBeUndefined();
});

test.each(["", "x", "AAAA", "A".repeat(200)])("what is no seal does not open: %j", (data) => {
  expect(seal.open(key, { rank: 0, data })).toBeUndefined();
});

test("a session that is too long for its cookie opens with its id alone, which the store does not hold", () => {
  const { session } = living;
  const long = { ...session, pair: { ...session.pair, accessToken: "a".repeat(6_000) } };
  const record = { state: "living", session: long } as const;
  const stored = seal.seal(key, record);
  expect(seal.open(key, stored)).toBeUndefined();
  expect(seal.open(key, stored, "another session's id")).toBeUndefined();
  expect(seal.open(key, stored, long.id)).toEqual(record);
  expect(new RecordSeal([newer, older]).open(key, stored, long.id)).toEqual(record);
});
