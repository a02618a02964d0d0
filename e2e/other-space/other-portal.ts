import { applyEdits, modify } from "jsonc-parser";
import { pullSpaceFile } from "#lib/space-file/pull/pull.ts";
import { freePort } from "../../scripts/run/free-port.ts";
import type { Options } from "../../tools/other-space/choices.ts";
import { startOtherSpace } from "../../tools/other-space/start.ts";
import { startPortalOf } from "../servers/another-portal.ts";

const space = "/spaces/{spaceId}";
const content = `${space}/content-types/{contentTypeId}/contents/{contentId}`;
const delivered = `${space}/delivery/{contentTypeId}`;
const member = `${space}/members/{membershipId}`;

/** What the operator of this Space writes into the pulled file (docs/your-space.md, "If your Space differs"). */
const settings = {
  endpoints: {
    updateProfile: "PUT /me/profile",
    createContent: `${space}/contents`,
    readContent: content,
    updateContent: `PATCH ${content}`,
    deleteContent: content,
    listMedia: `${space}/assets`,
    createMedia: `${space}/assets`,
    readMedia: `${space}/assets/{mediaId}`,
    updateMedia: `PATCH ${space}/assets/{mediaId}`,
    deleteMedia: `${space}/assets/{mediaId}`,
    listPublishedOfType: delivered,
    readPublished: `${delivered}/{contentId}`,
    createUpload: `${space}/files`,
    listContentTypes: `${space}/models`,
    findUsers: "/platform-users",
    listSpaceRoles: `${space}/roles`,
    listMemberships: `${space}/members`,
    addMembership: `${space}/members`,
    readMembership: member,
    replaceRoles: member,
    deleteMembership: member,
  },
  conventions: {
    descending: "key:desc",
    values: "repeated",
    membershipUser: "sys.user",
    location: "longitude,latitude",
  },
  locales: [
    { id: "en", label: "English", short: "EN" },
    { id: "zh-Hant-TW", label: "繁體中文", short: "中" },
  ],
  providers: [{ id: "village-id", label: "Village ID" }],
};

export type OtherPortal = Awaited<ReturnType<typeof startOtherPortal>>;

/** The built portal in front of a Space of other choices. */
export async function startOtherPortal(folder: string, options: Options = {}) {
  const port = await freePort();
  const space = await startOtherSpace({ callbackUrl: `http://localhost:${port}/callback`, ...options });
  const portal = await startPortalOf({
    folder: `${folder}/other-space`,
    spaceFile: await writtenFile(space),
    spaceId: space.spaceId,
    addresses: space.addresses,
    port,
  });
  return {
    space,
    at: (path: string) => `${portal.url}${path}`,
    async stop() {
      await portal.stop();
      await space.stop();
    },
  };
}

type OtherSpace = Awaited<ReturnType<typeof startOtherSpace>>;

/** The file that the pull writes, with what the operator adds. */
async function writtenFile({ addresses, spaceId, cmaTokens, origins }: OtherSpace): Promise<string> {
  const { text, errors } = await pullSpaceFile({
    cma: { url: addresses.cma, spaceId, token: cmaTokens.grace },
    before: undefined,
    fileName: "space.json",
    prune: false,
    contentTypesPath: `${space}/models`,
  });
  if (errors.length > 0) throw new Error(errors.join("\n"));
  const all = { ...settings, media: { origins: [origins.media] } };
  return Object.entries(all).reduce(
    (written, [name, value]) => applyEdits(written, modify(written, [name], value, {})),
    text,
  );
}
