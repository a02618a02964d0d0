import type { Answer } from "../adapter.ts";
import { ConnectionLost } from "../client/exchange.ts";
import type { Sending, TestBrowser } from "../client/test-browser.ts";
import { textAt } from "../expect.ts";
import { findMarks } from "../marks.ts";
import { pause, readPath, writePath } from "../stage.ts";
import type { Tally } from "./tally.ts";

/** What a tab does next, by how often. */
const habits = [
  { habit: "read", weight: 64 },
  { habit: "abort", weight: 9 },
  { habit: "lose the answer", weight: 7 },
  { habit: "late delivery", weight: 4 },
  { habit: "late answer", weight: 4 },
  { habit: "write", weight: 5 },
  { habit: "look at the session", weight: 4 },
  { habit: "navigate", weight: 3 },
] as const;

type Habit = (typeof habits)[number]["habit"];

const allWeights = habits.reduce((sum, { weight }) => sum + weight, 0);

export interface Owner {
  id: string;
  browser: TestBrowser;
  page: string;
  /** Told once, whichever of the tabs notices it first. */
  isSignedOut: boolean;
  /** Signs in again so that the load continues. */
  signInAgain(): Promise<void>;
}

/** One action of a member's tab; the member's tabs share a cookie jar. */
export async function act(owner: Owner, tally: Tally): Promise<void> {
  const habit = anyHabit();
  try {
    const answer = await perform(habit, owner, tally);
    judge(owner, habit, answer, tally);
    if (answer.status === 409) await retry(owner, tally);
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
    tally.count(habit === "abort" ? "aborted by the tab" : "connections that died");
  }
}

async function perform(habit: Habit, { browser, page }: Owner, tally: Tally): Promise<Answer> {
  const timed = async (sent: Promise<Answer>) => {
    const begin = performance.now();
    const answer = await sent;
    tally.latenciesMs.push(performance.now() - begin);
    return answer;
  };
  if (habit === "read") return await timed(browser.call(readPath));
  if (habit === "abort")
    return await browser.call(readPath, { signal: AbortSignal.timeout(Math.floor(Math.random() * 40)) });
  if (habit === "lose the answer") return await timed(browser.call(readPath, { loseCookies: true }));
  if (habit === "look at the session") return await timed(browser.session());
  if (habit === "navigate") return await timed(browser.open(page));
  if (habit === "write")
    return await timed(browser.call(writePath, { method: "POST", body: "{}", headers: json }));
  // Sent with the cookies of now, and there only when others have renewed; or its answer is overtaken by others.
  const copy = habit === "late delivery" ? browser.copy() : browser;
  if (habit === "late delivery") await pause(2_000 + Math.random() * 4_000);
  const answer = await timed(copy.call(readPath, { loseCookies: true }));
  if (habit === "late answer") await pause(Math.random() * 500);
  browser.keep(answer);
  return answer;
}

const json: Required<Sending>["headers"] = { "content-type": "application/json" };

function judge(owner: Owner, habit: Habit, answer: Answer, tally: Tally): void {
  tally.count("answers");
  tally.count(`${answer.status}`);
  for (const how of findMarks([...answer.headers].join("\n") + answer.text))
    tally.leaks.add(`an answer to "${habit}": ${how}`);
  if (answer.status >= 500) failed(owner.id, habit, answer, tally);
  if (isSignedOut(habit, answer)) signedOut(owner, `${habit}: ${answer.status}`, tally);
}

function signedOut(owner: Owner, what: string, tally: Tally): void {
  if (!owner.isSignedOut) tally.signedOut(owner.id, what);
  owner.isSignedOut = true;
}

/** nginx ends a write when its instance dies: it may have happened and must not be repeated. */
function failed(id: string, habit: Habit, answer: Answer, tally: Tally): void {
  const ofNginx = answer.text.includes("<center>nginx");
  if (ofNginx && habit === "write") tally.count("writes that died with their instance");
  else
    tally.failed(
      id,
      `${habit}: ${answer.status}${ofNginx ? " of nginx" : ""} ${textAt(answer.json, "sys.id") ?? ""}`,
    );
}

function isSignedOut(habit: Habit, answer: Answer): boolean {
  if (answer.status === 401) return true;
  return habit === "navigate" && /sign-in/.test(answer.headers.get("location") ?? "");
}

/** "Retry" says that the session was renewed meanwhile: a page sends such a call again. */
async function retry(owner: Owner, tally: Tally): Promise<void> {
  tally.count("calls sent again");
  const answer = await owner.browser.call(readPath);
  if (answer.status === 401) signedOut(owner, "after Retry", tally);
}

function anyHabit(): Habit {
  let left = Math.random() * allWeights;
  for (const { habit, weight } of habits) {
    left -= weight;
    if (left < 0) return habit;
  }
  return "read";
}
