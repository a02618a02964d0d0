import { setTimeout as wait } from "node:timers/promises";
import type { Entry, Ledger } from "./ledger.ts";

interface Target {
  /** The address that takes the next request. */
  next(): string;
  accessToken: string;
  ledger: Ledger;
}

const requestMs = 40_000;
const pauseMs = 20;
/** Of a text that a note may have; one in forty is this long. */
const longCharacters = 60_000;

/** Creates, changes, deletes and reads Contents, one after the other, until it is stopped. */
export async function work(target: Target, until: AbortSignal): Promise<void> {
  const own: Entry[] = [];
  for (let count = 0; !until.aborted; count += 1) {
    const entry = own[Math.floor(Math.random() * own.length)];
    const dice = Math.random();
    try {
      if (entry === undefined || dice < 0.35) await create(target, own, count);
      else if (dice < 0.6) await change(target, entry, `Changed ${count}`);
      else if (dice < 0.7) await change(target, entry, undefined);
      else await read(target, entry);
    } catch {
      target.ledger.withoutAnswer += 1;
    }
    // What is deleted, or of unknown outcome, is looked at in the end.
    const settled = own.filter(({ title, unknown }) => title !== undefined && unknown === undefined);
    own.splice(0, own.length, ...settled.slice(-50));
    await wait(pauseMs);
  }
}

async function create(target: Target, own: Entry[], count: number): Promise<void> {
  const title = `Note ${count}`;
  const text = count % 40 === 39 ? randomText(longCharacters) : "short";
  const fields = { title: { "en-US": title }, text: { "en-US": text } };
  const response = await send(target, "POST", "/content-types/note/contents", { fields });
  const body: { sys?: { id?: string } } = await response.json();
  if (!target.ledger.judge("create", response) || body.sys?.id === undefined) return;
  target.ledger.acknowledged += 1;
  const entry: Entry = { id: body.sys.id, title };
  own.push(entry);
  target.ledger.entries.push(entry);
}

/** An undefined title deletes it. */
async function change(target: Target, entry: Entry, title: string | undefined): Promise<void> {
  entry.unknown = { title };
  const path = `/contents/${entry.id}`;
  const response =
    title === undefined
      ? await send(target, "DELETE", path)
      : await send(target, "PUT", path, { fields: { title: { "en-US": title } } });
  await response.arrayBuffer();
  if (!target.ledger.judge(title === undefined ? "delete" : "change", response)) return;
  target.ledger.acknowledged += 1;
  entry.title = title;
  delete entry.unknown;
}

/** Reads one and compares; "absent" is an answer, too. False when there was none that says so. */
async function read({ ledger, ...target }: Target, entry: Entry): Promise<boolean> {
  const response = await send(target, "GET", `/contents/${entry.id}`);
  const body: { fields?: { title?: Record<string, string> } } = await response.json();
  if (response.status === 404) {
    ledger.answers += 1;
    ledger.compare(entry, undefined);
    return true;
  }
  if (!ledger.judge("read", response)) return false;
  ledger.compare(entry, body.fields?.title?.["en-US"]);
  return true;
}

/** Reads everything that was acknowledged, once more. */
export async function verify(target: Target): Promise<void> {
  const left = [...target.ledger.entries];
  const reader = async () => {
    for (let entry = left.pop(); entry !== undefined; entry = left.pop()) {
      let isRead = false;
      for (let tries = 0; tries < 5 && !isRead; tries += 1) {
        isRead = await read(target, entry).catch(() => false);
        if (!isRead) await wait(1_000);
      }
      if (!isRead) target.ledger.lost.add(entry.id);
    }
  };
  await Promise.all(Array.from({ length: 6 }, reader));
}

/** Whether a write is acknowledged now. */
export async function canWrite({ ledger, ...target }: Target): Promise<boolean> {
  try {
    const fields = { title: { "en-US": "Back" } };
    const response = await send(target, "POST", "/content-types/note/contents", { fields });
    await response.arrayBuffer();
    return ledger.judge("create", response);
  } catch {
    return false;
  }
}

function send(
  { next, accessToken }: Omit<Target, "ledger">,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  return fetch(`${next()}/acma/v1/spaces/demo${path}`, {
    method,
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    signal: AbortSignal.timeout(requestMs),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Which no compression makes short. */
function randomText(length: number): string {
  let text = "";
  while (text.length < length) text += Math.random().toString(36).slice(2);
  return text;
}
