import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpointProblems } from "../../lib/space-file/problems/contradictions.ts";
import { pullSpaceFile } from "../../lib/space-file/pull/pull.ts";
import { signIn } from "../other-space/client-for-tests.ts";
import { startOtherSpace } from "../other-space/start.ts";
import type { Diagnosis } from "./diagnoses-of.ts";
import { startFront } from "./front-for-tests.ts";
import { complaints, startPortal } from "./patient-for-tests.ts";
import { report } from "./report.ts";

let space: Awaited<ReturnType<typeof startOtherSpace>>;
let portal: Awaited<ReturnType<typeof startPortal>>;
let folder = "";
let memberToken = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "atrium-other-space-"));
  portal = await startPortal(() => space.addresses.auth);
  space = await startOtherSpace({ callbackUrl: `${portal.url}/callback` });
  memberToken = (await signIn(space, "Ada")).accessToken;
});

afterAll(async () => {
  await Promise.all([space.stop(), portal.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const contentTypesPath = "/spaces/{spaceId}/models";

/** A file pulled from the Space, with a change. */
async function pulledFile(change: (text: string) => string): Promise<string> {
  const cma = { url: space.addresses.cma, spaceId: space.spaceId, token: space.cmaTokens.grace };
  const pulled = await pullSpaceFile({
    cma,
    before: undefined,
    fileName: "space.json",
    prune: false,
    contentTypesPath,
  });
  expect(pulled.errors).toEqual([]);
  const path = join(folder, "space.json");
  writeFileSync(path, change(pulled.text));
  return path;
}

function variables(spaceFile: string) {
  const { auth, acma, acda, cma, upload } = space.addresses;
  return {
    PORTAL_URL: portal.url,
    SESSION_SECRETS: "a-secret-of-the-cookies-that-is-32-characters",
    SPACE_FILE: spaceFile,
    SPACE_ID: space.spaceId,
    AUTH_URL: auth,
    ACMA_URL: acma,
    ACDA_URL: acda,
    CMA_URL: cma,
    UPLOAD_URL: upload,
  };
}

test("a pulled file has one fault that is the file's: the provider that stands for one", async () => {
  const path = await pulledFile((text) => text);
  const { faults } = await complaints({ ...variables(path), CMA_TOKEN: space.cmaTokens.grace });
  expect(faults.filter((fault) => !/^endpoints: /.test(fault))).toEqual([
    expect.stringMatching(/^providers: space\.json:\d+:\d+ providers\.0\.id: .* stands for a provider/),
  ]);
});

test("in the placeholder's place, --probe proposes the usual providers that the Space has", async () => {
  const front = await startFront({
    target: space.origins.auth,
    answers: ({ url = "" }, response) => {
      if (!url.endsWith("/login/oauth2/google")) return false;
      response.writeHead(302, { location: "https://accounts.example/authorize" }).end();
      return true;
    },
  });
  const settings = { ...variables(await pulledFile((text) => text)), AUTH_URL: `${front.url}/v1` };
  const mends = async (probes: boolean) =>
    (await complaints(settings, { probes })).all
      .filter(({ check }) => check === "providers")
      .map(({ mend }) => mend);
  const mend = "Write the id that the ServiceLogin has for a provider, with its label";
  expect([await mends(false), await mends(true)]).toEqual([
    [`${mend}.`],
    [`${mend}; the Space has "google".`],
  ]);
  await front.close();
});

const content = "/spaces/{spaceId}/content-types/{contentTypeId}/contents/{contentId}";
const membership = "/spaces/{spaceId}/members/{membershipId}";

/** Where the Space has each operation that it has elsewhere; the doctor finds them out by asking. */
const settings = {
  updateProfile: "PUT /me/profile",
  createContent: "/spaces/{spaceId}/contents",
  readContent: content,
  updateContent: `PATCH ${content}`,
  deleteContent: content,
  listMedia: "/spaces/{spaceId}/assets",
  createMedia: "/spaces/{spaceId}/assets",
  readMedia: "/spaces/{spaceId}/assets/{mediaId}",
  updateMedia: "PATCH /spaces/{spaceId}/assets/{mediaId}",
  deleteMedia: "/spaces/{spaceId}/assets/{mediaId}",
  createUpload: "/spaces/{spaceId}/files",
  listPublishedOfType: "/spaces/{spaceId}/delivery/{contentTypeId}",
  readPublished: "/spaces/{spaceId}/delivery/{contentTypeId}/{contentId}",
  findUsers: "/platform-users",
  listSpaceRoles: "/spaces/{spaceId}/roles",
  listMemberships: "/spaces/{spaceId}/members",
  addMembership: "/spaces/{spaceId}/members",
  readMembership: membership,
  replaceRoles: membership,
  deleteMembership: membership,
  listContentTypes: contentTypesPath,
};

/** A pulled file with these `endpoints`. */
const fileWith = (endpoints: object) =>
  pulledFile((text) => applyEdits(text, modify(text, ["endpoints"], endpoints, {})));

/** The `endpoints` that a diagnosis says to set. */
const settingsNamed = (all: readonly Diagnosis[]) =>
  all
    .filter(({ check, verdict }) => check === "endpoints" && (verdict === "fault" || verdict === "warning"))
    .map(({ mend }) => /^Set endpoints\.(\w+) in the Space file /.exec(mend ?? "")?.[1]);

/** How many items a member and a platform user see. */
async function totals(): Promise<unknown[]> {
  const counted = async (base: string, path: string, token: string) => {
    const url = `${base}${path.replace("{spaceId}", space.spaceId)}?limit=1`;
    return (await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json()).totalCount;
  };
  const { acma, cma } = space.addresses;
  return [
    await counted(acma, "/spaces/{spaceId}/contents", memberToken),
    await counted(acma, settings.listMedia, memberToken),
    await counted(cma, settings.listMemberships, space.cmaTokens.grace),
  ];
}

test("with each operation in its place, only the list that the Space lacks is named, as a warning", async () => {
  const path = await fileWith(settings);
  const { all } = await complaints({ ...variables(path), CMA_TOKEN: space.cmaTokens.grace });
  expect(settingsNamed(all)).toEqual(["listPublished"]);
  expect(all).toContainEqual(
    expect.objectContaining({
      verdict: "warning",
      looked: expect.stringMatching(
        /contents answers 404; with more than four types the reader's first page has no newest items$/,
      ),
    }),
  );
});

test("each operation at a wrong path is called and named by its setting, and nothing is changed", async () => {
  const [before, called] = [await totals(), space.calls.length];
  const moved = (setting: string) => setting.replace(/^(\w+ )?\//, "$1/elsewhere/");
  const wrong = Object.fromEntries(
    Object.entries({ ...settings, listContents: "/spaces/{spaceId}/contents" }).map(([name, setting]) => [
      name,
      moved(setting),
    ]),
  );
  const { all } = await complaints(variables(await fileWith(wrong)));
  expect(settingsNamed(all).toSorted()).toEqual([...Object.keys(wrong), "listPublished"].toSorted());
  const asked = new Set(space.calls.slice(called).map((call) => call.split(" ").slice(0, 2).join(" ")));
  for (const call of ["acma POST", "acma PATCH", "acma DELETE", "upload POST", "cma POST", "cma PUT"])
    expect(asked).toContain(call);
  expect(await totals()).toEqual(before);
});

test("other usual paths are asked for with --probe alone, and what is found is proposed as settings", async () => {
  const path = await pulledFile((text) => text);
  const isUsual = (call: string) => /\/(?:entries|medias|platform-users)\b/.test(call);
  const before = space.calls.length;
  const plain = await complaints(variables(path));
  expect(space.calls.slice(before).filter(isUsual)).toEqual([]);
  for (const { mend, check, verdict } of plain.all)
    if (check === "endpoints" && verdict === "fault") expect(mend).toContain("(--probe looks for it)");

  const probed = await complaints(variables(path), { probes: true });
  expect(space.calls.slice(before).filter(isUsual)).not.toEqual([]);
  const found = probed.all.flatMap(({ setting }) => setting ?? []);
  const { listContentTypes: _, ...proposed } = settings;
  expect(Object.fromEntries(found.map(({ name, value }) => [name, value]))).toEqual(proposed);
  for (const { name, value } of found)
    expect(probed.all.map(({ mend }) => mend)).toContain(
      `Set endpoints.${name} in the Space file to ${JSON.stringify(value)}.`,
    );
  const text = report(probed.all, { colored: false, all: false });
  expect(text).toContain(
    'Put these into "endpoints" of the Space file, or let npm run contract write them:\n\n  "updateProfile": "PUT /me/profile",\n',
  );
  // A portal starts with each of them.
  expect([...endpointProblems(proposed)]).toEqual([]);
});

test("a file that isn't there is to be pulled, from the path that is found", async () => {
  const { all } = await complaints(variables(join(folder, "none.json")), { probes: true });
  const mends = all.map(({ mend }) => mend);
  expect(mends).toContainEqual(
    expect.stringMatching(/^Create it: CMA_TOKEN=… npm run space:pull -- --out .*none\.json/),
  );
  expect(mends).toContain(
    "Give it to npm run space:pull once: -- --content-types '/spaces/{spaceId}/models'.",
  );
});

test("a portal with another file than the doctor's is named, and one with the same is not", async () => {
  const runsWith = variables(await fileWith(settings));
  expect((await complaints(runsWith, { runsWith })).faults.join("\n")).not.toMatch(/^portal: /m);
  const other = { ...runsWith, UPLOAD_URL: "http://localhost:9" };
  expect((await complaints(runsWith, { runsWith: other })).faults).toContainEqual(
    expect.stringMatching(/^portal: .* is a portal with another Space file, SPACE_ID or addresses/),
  );
});

test("small remarks are counted, and shown with --all", async () => {
  const path = await fileWith(settings);
  const { all } = await complaints({ ...variables(path), CMA_TOKEN: space.cmaTokens.grace });
  const remarks = all.filter(({ verdict }) => verdict === "remark").map(({ looked }) => looked);
  expect(remarks).toEqual([
    expect.stringMatching(/"Refers"/),
    expect.stringMatching(/"Words"/),
    expect.stringMatching(/uploads can't be resumed$/),
  ]);
  const [few, whole] = [false, true].map((shows) => report(all, { colored: false, all: shows }));
  expect(few).toMatch(/, 3 small remarks \(--all shows them\)\.$/);
  for (const remark of remarks) {
    expect(few).not.toContain(remark);
    expect(whole).toContain(remark);
  }
});

test("with a member's token, what it may read is read; the token goes to the member's services alone", async () => {
  const path = await pulledFile((text) => text);
  const { all } = await complaints({ ...variables(path), MEMBER_TOKEN: memberToken });
  const looked = all.filter(({ check }) => check === "endpoints").map((finding) => finding.looked);
  expect(looked.join("\n")).not.toContain("MEMBER_TOKEN");
  const { all: withOther } = await complaints({ ...variables(path), MEMBER_TOKEN: "no-token-of-a-member" });
  expect(withOther.map((finding) => finding.looked)).toContainEqual(
    expect.stringMatching(/^GET http.*\/me answered 403 with MEMBER_TOKEN/),
  );
});
