import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createNicknameAutosave, type NicknameState, type ProfileEnd } from "./save-profile.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const problem = (of: Extract<ProfileEnd, { is: "problem" }>["problem"]): ProfileEnd => ({
  is: "problem",
  problem: of,
});

/** A autosave whose saves are answered one after the other, when the test says so. */
function autosave(first = "Ada") {
  const sent: string[] = [];
  const states: NicknameState["is"][] = [];
  const open: ((end: ProfileEnd) => void)[] = [];
  const made = createNicknameAutosave({
    first,
    save: ({ nickname = "" }, isLeaving = false) => {
      sent.push(isLeaving ? `${nickname}, leaving` : nickname);
      return new Promise((resolve) => open.push(resolve));
    },
    onState: ({ is }) => states.push(is),
  });
  const answer = async (end?: ProfileEnd) => {
    const nickname = sent.at(-1) ?? "";
    open.shift()?.(end ?? { is: "saved", profile: { sys: { id: "ada", type: "ServiceUser" }, nickname } });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...made, sent, states, answer, pause: () => vi.advanceTimersByTimeAsync(800) };
}

test("a nickname is sent after a pause, once", async () => {
  const name = autosave();
  name.type("Ada B");
  await vi.advanceTimersByTimeAsync(700);
  name.type("Ada Byrne ");
  await vi.advanceTimersByTimeAsync(700);
  expect(name.sent).toEqual([]);
  await name.pause();
  await name.answer();
  await name.flush();
  expect(name.sent).toEqual(["Ada Byrne"]);
  expect(name.states).toEqual(["typed", "typed", "saving", "saved"]);
});

test("a nickname is sent in one form of what looks the same, and never as a zero-width space alone", async () => {
  const name = autosave();
  name.type("\ufeff물때\u00a0\u200b".normalize("NFD"));
  await name.pause();
  await name.answer();
  name.type("\u200b");
  await name.pause();
  expect(name.sent).toEqual(["물때"]);
});

test("leaving the field saves without a pause", async () => {
  const name = autosave();
  name.type("Ada B");
  void name.flush();
  await name.pause();
  expect(name.sent).toEqual(["Ada B"]);
});

test("a closing page sends unanswered text again", async () => {
  const name = autosave();
  name.leave();
  name.type("Ada B");
  await name.pause();
  name.leave();
  expect(name.sent).toEqual(["Ada B", "Ada B, leaving"]);
});

test("requests never overlap, and the last text is sent last", async () => {
  const name = autosave();
  name.type("Ada B");
  await name.pause();
  name.type("Ada By");
  await name.pause();
  name.type("Ada");
  await name.pause();
  expect(name.sent).toEqual(["Ada B"]);
  await name.answer();
  expect(name.states.at(-1)).toBe("saving");
  expect(name.sent).toEqual(["Ada B", "Ada"]);
  await name.answer();
  expect(name.states).toEqual(["typed", "saving", "typed", "typed", "saving", "saved"]);
});

test.each(["ended", "unreachable", "other"] as const)(
  "what did not arrive is sent again: %s",
  async (why) => {
    const name = autosave();
    name.type("Ada B");
    await name.pause();
    await name.answer(problem(why));
    expect([name.states.at(-1), name.isDue()]).toEqual(["problem", true]);
    void name.flush();
    await name.answer();
    expect([name.sent, name.states.at(-1), name.isDue()]).toEqual([["Ada B", "Ada B"], "saved", false]);
  },
);

test.each(["invalid", "refused"] as const)("what the service says no to is not: %s", async (why) => {
  const name = autosave();
  name.type("Ada B");
  await name.pause();
  await name.answer(problem(why));
  await name.flush();
  name.leave();
  expect([name.sent, name.states.at(-1), name.isDue()]).toEqual([["Ada B"], "problem", false]);
});

test("nothing is no name, and is not sent", async () => {
  const name = autosave();
  name.type("  ");
  await name.pause();
  name.leave();
  expect([name.sent, await name.isSafe()]).toEqual([[], true]);
});

test("nothing is lost once it is saved; until then the page has it alone", async () => {
  const name = autosave();
  name.type("Ada B");
  const early = name.isSafe();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await early).toBe(false);
  const late = name.isSafe();
  await name.answer();
  expect(await late).toBe(true);
});
