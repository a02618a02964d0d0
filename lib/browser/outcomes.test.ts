import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentCalls } from "#lib/collection/of/contents.ts";
import { problemKind, problemOf } from "#lib/content/space-problem.ts";
import { listContents, readContent } from "#lib/space/contents.ts";
import type { Send } from "#lib/space/send.ts";
import { addMember, changeRoles } from "./console/change-members.ts";
import { deleteItem } from "./deletion/delete-item.ts";
import { saveWords } from "./media/save-words.ts";
import { saveProfile } from "./profile/save-profile.ts";
import { publishChange, publishNew } from "./publish/publish.ts";
import { content, page, write } from "./stub-space-for-tests.ts";
import { createMediaOnce } from "./uploading/create-media.ts";
import { failureOf, problemOf as uploadProblemOf } from "./uploading/send-file.ts";
import type { StoredUpload } from "./uploading/upload-storage.ts";

/** Bodies that name no outcome, so that status and operation decide. */
const bodies = {
  "an unknown name": '{"sys":{"type":"Error","id":"SomethingElse"},"message":"No.","details":{}}',
  "the problem+json shape": '{"type":"about:blank","title":"No.","status":400}',
  "a list of errors": '{"errors":[{"message":"No."}]}',
  "other JSON": '["no"]',
  text: "No.",
  HTML: "<!doctype html><h1>No.</h1>",
  nothing: "",
};

const statuses = [400, 401, 403, 404, 409, 410, 412, 413, 415, 418, 422, 428, 429, 500, 502, 503, 504];

/** A Space that answers each call of `endpoint` so, and has nothing newer but after a conflict. */
function spaceAnswering(endpoint: string, status: number, body: string): Send<string> {
  const version = status === 409 || status === 412 ? 2 : 1;
  const sys = { version, updatedBy: { sys: { id: "mina" } } };
  const theirs = content("c", { title: { "en-US": "Theirs" } }, sys);
  const membership = { sys: { ...theirs.sys, space: refer("demo"), user: refer("u") }, roles: [refer("r")] };
  const answers = new Map<string, object>([
    ["readContent", theirs],
    ["readMedia", theirs],
    ["listMedia", page()],
    ["findUsers", page({ ...refer("u"), email: "u@example.com" })],
    ["listMemberships", page()],
    ["readMembership", membership],
  ]);
  return async (call) =>
    call.endpoint === endpoint ? new Response(body, { status }) : Response.json(answers.get(call.endpoint));
}

const refer = (id: string) => ({ sys: { id } });
const mark = async () => {};
const stored: StoredUpload = {
  ...{ id: "a", sizeBytes: 1, lastModified: 0, addedAt: 0 },
  fileName: "a.png",
  contentType: "image/png",
  uploadId: "u",
  memberId: "sora",
};
const words = { title: { "en-US": "Mine" }, description: {} };
const change = {
  contentTypeId: "article",
  contentId: "c",
  memberId: "sora",
  version: 1,
  write,
  isOneOfMany: true,
  mark,
};
const membershipChange = { place: { spaceId: "demo", membershipId: "m" }, version: 1, roleIds: ["s"] };
const listed = ["pageGone", "unreachable", "refused", "gone", "limited", "oddFilter"] as const;

const failing = async (call: Promise<unknown>) =>
  await call.then(
    () => "nothing",
    (error: unknown) => error,
  );
const kindOf = async (call: Promise<unknown>, named: readonly (typeof listed)[number][]) =>
  problemKind(problemOf(await failing(call)).code, named);

interface Row {
  endpoint: string;
  /** What the member sees. */
  outcome: (send: Send<string>) => Promise<string>;
  /** In the order of `statuses`. */
  expected: string;
}

const rows: Record<string, Row> = {
  "opening an item": {
    endpoint: "readContent",
    outcome: (send) =>
      kindOf(readContent(send, { contentTypeId: "article", contentId: "c" }), ["gone", "unreachable"]),
    expected:
      "other other other gone other gone other other other other other other other other unreachable unreachable unreachable",
  },
  "a list with a filter": {
    endpoint: "listContentsOfType",
    outcome: (send) => kindOf(listContents(send, "article", { conditions: [["a", "b"]] }), listed),
    expected:
      "oddFilter other refused gone other gone other other other other oddFilter other limited other unreachable unreachable unreachable",
  },
  "a later page of a list": {
    endpoint: "listContentsOfType",
    outcome: (send) => kindOf(listContents(send, "article", { next: "n" }), listed),
    expected:
      "pageGone other refused gone other gone other other other other pageGone other limited other unreachable unreachable unreachable",
  },
  "publishing a new item": {
    endpoint: "createContent",
    outcome: async (send) =>
      (await publishNew(send, { contentTypeId: "article", memberId: "sora", write, mark })).kind,
    expected:
      "refused failed forbidden gone failed gone failed tooLarge failed failed refused failed limited unknown unknown unreachable unknown",
  },
  "publishing a change": {
    endpoint: "updateContent",
    outcome: async (send) => (await publishChange(send, change)).kind,
    expected:
      "refused failed forbidden gone conflict gone conflict tooLarge failed failed refused failed limited unreachable unreachable unreachable unreachable",
  },
  "deleting an item": {
    endpoint: "deleteContent",
    outcome: (send) => deleteItem(contentCalls("article"), send, "c"),
    expected:
      "other other refused deleted other deleted other other other other other other other other other unreachable other",
  },
  "creating a file of an upload": {
    endpoint: "createMedia",
    outcome: async (send) =>
      uploadProblemOf(
        failureOf(await failing(createMediaOnce(send, { stored, localeId: "en-US", onRequest: mark }))),
      ),
    expected:
      "refused signIn denied unavailable refused unavailable refused refusedSize refusedKind refused refused refused unavailable unavailable unavailable unavailable unavailable",
  },
  "changing the words of a file": {
    endpoint: "updateMedia",
    outcome: async (send) => {
      const base = { title: {}, description: {} };
      const end = await saveWords(send, { mediaId: "c", version: 1, base, words, localeIds: ["en-US"] });
      return end.is === "problem" ? end.problem : end.is;
    },
    expected:
      "invalid other refused gone conflict gone conflict other other other invalid other other other unreachable unreachable unreachable",
  },
  "changing the profile": {
    endpoint: "updateProfile",
    outcome: async (send) => {
      const end = await saveProfile(send, { nickname: "Sora" });
      return end.is === "problem" ? end.problem : end.is;
    },
    expected:
      "invalid other refused other other other other other other other invalid other other other unreachable unreachable unreachable",
  },
  "adding a member": {
    endpoint: "addMembership",
    outcome: async (send) => {
      const end = await addMember(send, "demo", { email: "u@example.com", roleIds: ["r"] });
      if (end.kind === "typed") return String(end.address);
      return end.kind === "failed" ? end.failure : end.kind;
    },
    expected:
      "refusedAddress other refused other already other already other other other refusedAddress other limited unreachable unreachable unreachable unreachable",
  },
  "changing roles": {
    endpoint: "replaceRoles",
    outcome: async (send) => {
      const end = await changeRoles(send, membershipChange);
      return end.kind === "failed" ? end.failure : end.kind;
    },
    expected:
      "refusedRoles other refused gone conflict gone conflict other other other refusedRoles other limited unreachable unreachable unreachable unreachable",
  },
};

const matrix = Object.entries(rows).flatMap(([operation, row]) =>
  Object.entries(bodies).map(([shape, body]) => ({ operation, shape, body, row })),
);

test.each(matrix)("$operation, answered with $shape: the status decides", async ({ body, row }) => {
  const ends = statuses.map((status) => row.outcome(spaceAnswering(row.endpoint, status, body)));
  expect(told(await Promise.all(ends))).toEqual(told(row.expected.split(" ")));
});

const told = (ends: string[]) => statuses.map((status, at) => `${status} ${ends[at]}`);

test.each([
  ["upload-taken", "createMedia", "refused"],
  ["Already member", "addMembership", "already"],
  ["LAST_MANAGER", "replaceRoles", "lastManager"],
  ["version mismatch", "replaceRoles", "conflict"],
])("a conflict that says %s of %s is %s", async (text, endpoint, outcome) => {
  const row = Object.values(rows).find((each) => each.endpoint === endpoint);
  for (const body of [text, JSON.stringify({ errors: [{ code: text }] }), `<p>${text}</p>`])
    expect(await row?.outcome(spaceAnswering(endpoint, 409, body))).toBe(outcome);
});

/** The texts of some outcomes, by path; an outcome whose text has another name beside it. */
const texts: [names: string[], path: string, other: Record<string, string>][] = [
  [["a list with a filter", "a later page of a list"], "list.problem", { gone: "list.problem.refused" }],
  [["opening an item"], "item.problem", { gone: "item.missing.title" }],
  [["deleting an item"], "item.delete", { deleted: "listTools.removal.deleted" }],
  [["creating a file of an upload"], "upload.problems", {}],
  [["changing the words of a file"], "media.panel.problems", { conflict: "media.panel.conflict" }],
  [["changing the profile"], "profile.problems", {}],
  [
    ["publishing a new item", "publishing a change"],
    "bulkEdit.reason",
    { unreachable: "bulkEdit.stop.unreachable" },
  ],
];

test.each(["en", "ko"])("each outcome has a text in %s", (language) => {
  const messages = JSON.parse(readFileSync(`lib/messages/${language}.json`, "utf8"));
  const at = (path: string) => path.split(".").reduce((found, name) => found?.[name], messages);
  for (const [names, path, other] of texts)
    for (const outcome of new Set(names.flatMap((name) => rows[name]?.expected.split(" ") ?? [])))
      expect([outcome, at(other[outcome] ?? `${path}.${outcome}`)]).not.toContain(undefined);
});
