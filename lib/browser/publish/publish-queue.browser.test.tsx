import { beforeEach, expect, test, vi } from "vitest";
import type { OutcomeCode } from "#lib/space/outcome.ts";
import type { Send } from "#lib/space/send.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import type { Draft } from "../drafts/draft.ts";
import { draftName } from "../drafts/draft.ts";
import { draftsOf, readDraft, removeDraft, writeDraft } from "../drafts/drafts.ts";
import { takeBack } from "../drafts/take-back.ts";
import { asked, content, page, refusal, space, write } from "../stub-space-for-tests.ts";
import { stealForTab, takeForTab } from "../tab-lock.ts";
import { publishQueued } from "./publish-queue.ts";

let members = 0;
let memberId = "";
const onPublished = vi.fn();

beforeEach(() => {
  memberId = `member-${members++}`;
  onPublished.mockClear();
});

const newItem = { contentTypeId: "article", draftId: "one" };
const item = { contentTypeId: "article", contentId: "1" };

async function store(draft: Partial<Draft> = {}): Promise<Draft> {
  const stored = {
    ...{ memberId, ...newItem, title: "Tide", texts: { "title.en-US": "Tide" } },
    ...{ savedAt: new Date().toISOString(), queued: { write }, ...draft },
  };
  await writeDraft(stored);
  return stored;
}

const change = { ...item, draftId: undefined, version: 1 };
const own = (id: string) =>
  content(id, write.fields, {
    createdAt: new Date().toISOString(),
    createdBy: { sys: { id: memberId } },
  });
const made = (id = "0") => Response.json(content(id, write.fields), { status: 201 });
const run = (send: Send<string>) => publishQueued({ memberId, send, onPublished });

test("what waits is published and no longer a draft, the oldest first; other drafts stay", async () => {
  const [savedLater, savedFirst] = ["2026-11-20T11:00:00.000Z", "2026-11-20T10:00:00.000Z"];
  const later = await store({ savedAt: savedLater });
  const first = await store({ draftId: "two", savedAt: savedFirst });
  await store({ draftId: "unfinished", queued: undefined });
  await writeDraft({ ...first, memberId: `${memberId}-other` });
  const { send, calls } = space(made("1"), made("2"));
  expect(await run(send)).toBe(true);
  expect(calls).toMatchObject([
    { endpoint: "createContent", body: write },
    { endpoint: "createContent", body: write },
  ]);
  expect(onPublished.mock.calls.map(([draft]) => draft.draftId)).toEqual([first.draftId, later.draftId]);
  expect((await draftsOf(memberId)).map(({ draftId }) => draftId)).toEqual(["unfinished"]);
  expect(await draftsOf(`${memberId}-other`)).toHaveLength(1);
});

test("a change is sent with the version that it was made from", async () => {
  await store(change);
  const { send, calls } = space(Response.json(content("1", write.fields, { version: 2 })));
  await run(send);
  expect(calls).toMatchObject([{ endpoint: "updateContent", version: 1, body: write }]);
  expect(await draftsOf(memberId)).toEqual([]);
});

const theirs = () =>
  Response.json(
    content("1", { title: { "en-US": "Theirs" } }, { version: 2, updatedBy: { sys: { id: "mo" } } }),
  );

test.each([
  ["a conflict", [refusal(409, "VersionMismatch"), theirs()]],
  ["a refusal of its fields", [refusal(422, "Invalid")]],
  ["a missing permission", [refusal(403, "AccessDenied")]],
  ["a deleted item", [refusal(404, "NotFound")]],
  ["an item that is too large", [refusal(413, "TooLarge")]],
  ["another refusal", [refusal(405, "NotAllowed")]],
])("%s is left to the member: the draft stays, and is not sent again", async (_, answers) => {
  await store(change);
  const { send, calls } = space(...answers);
  expect(await run(send)).toBe(true);
  const { length } = calls;
  await run(send);
  expect(calls).toHaveLength(length);
  const [draft] = await draftsOf(memberId);
  expect(draft).toMatchObject({ texts: { "title.en-US": "Tide" }, queued: { write, hasFailed: true } });
  expect(draft?.sent).toBeUndefined();
});

const failing = (code: OutcomeCode, status: number) => async () => {
  throw new SpaceError({ status, code, message: "" });
};

test.each([
  ["no service", space(refusal(503, "Unavailable")).send, true],
  ["a connection that broke", space("broken").send, true],
  ["too many requests", space(refusal(429, "RateLimited")).send, true],
  ["an ended session", failing("SessionEnded", 401), false],
  ["another member", failing("OtherMember", 409), false],
])("with %s it goes on waiting", async (_, send, isSignedIn) => {
  await store();
  expect(await run(send)).toBe(isSignedIn);
  const [draft] = await draftsOf(memberId);
  expect(draft?.queued).toEqual({ write });
  expect(onPublished).not.toHaveBeenCalled();
});

test("of two tabs one sends it", async () => {
  await store();
  const { send, calls } = space(made());
  await Promise.all([run(send), run(send)]);
  await run(send);
  expect(asked(calls)).toEqual(["createContent"]);
});

test("a draft that a form edits is left to that one", async () => {
  const draft = await store();
  const release = await takeForTab(draftName(memberId, draft));
  const { send, calls } = space();
  await run(send);
  expect(calls).toEqual([]);
  release?.();
});

test("a tab that ends before the answer has stored what it sent, and the next tab finds it", async () => {
  const draft = await store();
  let stored: Draft | undefined;
  const { send } = space("broken");
  await run(async (call) => {
    stored = await readDraft(memberId, draft);
    return await send(call);
  });
  expect(stored).toMatchObject({ sent: { fields: write.fields }, queued: { write } });
  const found = own("5");
  const next = space(Response.json(page(found)), Response.json(found));
  await run(next.send);
  expect(asked(next.calls)).toEqual(["listContentsOfType", "readContent"]);
  expect(onPublished).toHaveBeenCalledOnce();
  expect(await draftsOf(memberId)).toEqual([]);
});

test("a form that takes over a draft being sent keeps it and finds the published item", async () => {
  const draft = await store();
  const arrived = own("7");
  const { send } = space(Response.json(arrived, { status: 201 }));
  let editing: (() => void) | undefined;
  await run(async (call) => {
    editing = await stealForTab(draftName(memberId, draft));
    return await send(call);
  });
  expect(onPublished).not.toHaveBeenCalled();
  expect(await readDraft(memberId, draft)).toMatchObject({
    queued: { write },
    sent: { fields: write.fields },
  });
  editing?.();
  await vi.waitUntil(async () => (await navigator.locks.query()).held?.length === 0, 15_000);
  const next = space(Response.json(page(arrived)), Response.json(arrived));
  await run(next.send);
  expect(asked(next.calls)).toEqual(["listContentsOfType", "readContent"]);
});

test("a cancelled draft isn't sent, and stays", async () => {
  const draft = await store();
  await takeBack(memberId, draft);
  const { send, calls } = space();
  await run(send);
  expect(calls).toEqual([]);
  expect((await readDraft(memberId, draft))?.queued).toBeUndefined();
});

const begin: [string, Partial<Draft>, () => Response][] = [
  ["a new item", { sent: { at: new Date().toISOString(), fields: {} } }, () => Response.json(page())],
  [
    "a change",
    { ...change, sent: { at: "", fields: {}, contentId: "1", version: 1 } },
    () => Response.json(own("1")),
  ],
];

test.each(begin)(
  "%s that is cancelled while it is looked for isn't sent, and stays",
  async (_, kept, answer) => {
    const draft = await store(kept);
    const calls: string[] = [];
    await run(async ({ endpoint }) => {
      calls.push(endpoint);
      await takeBack(memberId, draft);
      return answer();
    });
    expect(calls).toHaveLength(1);
    expect(await readDraft(memberId, draft)).toMatchObject({ title: "Tide", sent: draft.sent });
    expect((await readDraft(memberId, draft))?.queued).toBeUndefined();
  },
);

test.each(begin)(
  "%s that is discarded while it is looked for is not sent, and stays away",
  async (_, kept, answer) => {
    const draft = await store(kept);
    const calls: string[] = [];
    await run(async ({ endpoint }) => {
      calls.push(endpoint);
      await removeDraft(memberId, draft);
      return answer();
    });
    expect(calls).toHaveLength(1);
    expect(await readDraft(memberId, draft)).toBeUndefined();
  },
);

test.each([503, 429, 403, 422])(
  "a draft that is removed while it is sent is not stored again by a %s",
  async (status) => {
    const draft = await store();
    await run(async () => {
      await removeDraft(memberId, draft);
      return refusal(status, "Refused");
    });
    expect(await readDraft(memberId, draft)).toBeUndefined();
  },
);

test("a refusal of a cancelled publish is no failure, and nothing is in doubt", async () => {
  const draft = await store();
  await run(async () => {
    await takeBack(memberId, draft);
    return refusal(422, "Invalid");
  });
  const stored = await readDraft(memberId, draft);
  expect([stored?.title, stored?.queued, stored?.sent]).toEqual(["Tide", undefined, undefined]);
});
