import { equal, status, that } from "../expect.ts";
import type { Row } from "../row.ts";
import { type SignedIn, type Stage, uploadPath, writePath } from "../stage.ts";
import { Gate, json } from "../stub-space/fault.ts";

/** D: writes that arrive more than once. */
export const writeRows: readonly Row[] = [
  {
    id: "D18b",
    says: "A POST that the browser repeats by itself, as its kept connection closed without an answer, reaches the Space once; both get the first answer",
    run: async (stage) => {
      for (const path of [writePath, uploadPath]) {
        await repeatedAfterACut(stage, path);
        await repeatedMeanwhile(stage, path);
      }
      await twoPresses(stage);
    },
  },
];

interface Write extends SignedIn {
  /** Sends the same request, with the same headers, to the next instance. */
  send: (signal?: AbortSignal) => ReturnType<SignedIn["browser"]["call"]>;
  arrived: () => number;
  /** The Space holds its answer to the first one back until then. */
  gate: Gate;
}

async function write(stage: Stage, path: string): Promise<Write> {
  const { browser, member } = await stage.signedIn();
  const gate = new Gate();
  member.fail("call", { after: gate.opened, edit: () => json(201, { answer: "the first one" }) });
  const sameHeaders = { ...stage.adapter.calls.headers("POST"), "content-type": "application/octet-stream" };
  const before = member.callsOf("call").length;
  return {
    browser,
    member,
    gate,
    send: (signal) =>
      browser.call(path, {
        method: "POST",
        body: '{"fields":{}}',
        headers: sameHeaders,
        ...(signal !== undefined && { signal }),
      }),
    arrived: () => member.callsOf("call").length - before,
  };
}

async function repeatedAfterACut(stage: Stage, path: string): Promise<void> {
  const { member, gate, send, arrived } = await write(stage, path);
  const connection = new AbortController();
  const arrival = member.arrival("call");
  const cut = send(connection.signal).catch(() => undefined);
  await arrival;
  connection.abort();
  await cut;
  const again = send();
  setTimeout(() => gate.open(), 300);
  for (const answer of [await again, await send(), await send()]) {
    status(answer, 201, `the repeated request for ${path}`);
    equal(answer.json, { answer: "the first one" }, "its answer");
  }
  equal(arrived(), 1, `writes to ${path} that reached the Space after a cut connection`);
}

async function repeatedMeanwhile(stage: Stage, path: string): Promise<void> {
  const { member, gate, send, arrived } = await write(stage, path);
  const arrival = member.arrival("call");
  const first = send();
  await arrival;
  const others = [send(), send(), send()];
  setTimeout(() => gate.open(), 300);
  for (const answer of await Promise.all([first, ...others])) {
    status(answer, 201, `a request for ${path} beside the first one`);
    equal(answer.json, { answer: "the first one" }, "its answer");
  }
  equal(arrived(), 1, `writes to ${path} that reached the Space at once`);
}

/** What a member does twice happens twice. */
async function twoPresses(stage: Stage): Promise<void> {
  const { browser, member } = await stage.signedIn();
  const before = member.callsOf("call").length;
  for (let press = 0; press < 2; press++) {
    const answer = await browser.call(writePath, { method: "POST", body: "{}" });
    that(answer.status === 201, `press ${press + 1} was answered with ${answer.status}`);
  }
  equal(member.callsOf("call").length - before, 2, "writes of two presses that reached the Space");
}
