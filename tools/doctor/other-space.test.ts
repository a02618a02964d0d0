import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpointProblems } from "../../lib/space-file/problems/contradictions.ts";
import { pullSpaceFile } from "../../lib/space-file/pull/pull.ts";
import { signIn } from "../other-space/client-for-tests.ts";
import { startOtherSpace } from "../other-space/start.ts";
import { complaints, startPortal } from "./patient-for-tests.ts";

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

/** What the doctor finds out by asking, for each operation that the Space has elsewhere. */
const proposals = {
  updateProfile: "PUT /me/profile",
  createContent: "/spaces/{spaceId}/contents",
  readContent: "/spaces/{spaceId}/content-types/{contentTypeId}/contents/{contentId}",
  updateContent: "PATCH /spaces/{spaceId}/content-types/{contentTypeId}/contents/{contentId}",
  deleteContent: "/spaces/{spaceId}/content-types/{contentTypeId}/contents/{contentId}",
  listMedia: "/spaces/{spaceId}/assets",
  createMedia: "/spaces/{spaceId}/assets",
  readMedia: "/spaces/{spaceId}/assets/{mediaId}",
  updateMedia: "PATCH /spaces/{spaceId}/assets/{mediaId}",
  deleteMedia: "/spaces/{spaceId}/assets/{mediaId}",
  createUpload: "/spaces/{spaceId}/files",
  listPublishedOfType: "/spaces/{spaceId}/delivery/{contentTypeId}",
  readPublished: "/spaces/{spaceId}/delivery/{contentTypeId}/{contentId}",
};

test("each operation that is elsewhere is named; with --probe, the setting that mends it is proposed", async () => {
  const path = await pulledFile((text) => text);
  const plain = await complaints(variables(path));
  const named = plain.all.filter(({ check, verdict }) => check === "endpoints" && verdict === "fault");
  // This Space has no flat list of published Content.
  expect(named).toHaveLength(Object.keys(proposals).length + 1);
  for (const { mend } of named) expect(mend).toMatch(/^Set endpoints\.\w+ in the Space file .*--probe/);

  const probed = await complaints(variables(path), { probes: true });
  const faults = probed.all.filter(({ check, verdict }) => check === "endpoints" && verdict === "fault");
  for (const [name, value] of Object.entries(proposals)) {
    const fault = faults.find(({ mend }) => mend?.includes(`"${value}"`));
    expect(fault, name).toBeDefined();
  }
  // A portal starts with each of them.
  const settings = faults.flatMap(({ setting }) =>
    setting === undefined ? [] : [[setting.name, setting.value]],
  );
  expect([...endpointProblems(Object.fromEntries(settings))]).toEqual([]);
  expect(Object.fromEntries(settings)).toMatchObject(proposals);
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
