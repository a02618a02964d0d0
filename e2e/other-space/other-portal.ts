import type { Page } from "@playwright/test";
import { applyEdits, modify } from "jsonc-parser";
import { pullSpaceFile } from "#lib/space-file/pull/pull.ts";
import { freePort } from "../../scripts/run/free-port.ts";
import type { Options } from "../../tools/other-space/choices.ts";
import { otherSpaceSettings } from "../../tools/other-space/settings.ts";
import { startOtherSpace } from "../../tools/other-space/start.ts";
import { expect } from "../portal.ts";
import { startPortalOf } from "../servers/another-portal.ts";

const contentTypesPath = "/spaces/{spaceId}/models";

/** What the contract writes into the pulled file, and the operator by hand (docs/your-space.md, "If your Space differs"). */
const settings = {
  ...otherSpaceSettings,
  endpoints: { ...otherSpaceSettings.endpoints, listContentTypes: contentTypesPath },
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

/** Signs a member in without the pages, which the journey walks. */
export async function enterOther({ at }: OtherPortal, { request }: Page, nickname: string): Promise<void> {
  const headers = { "sec-fetch-site": "same-origin" };
  const begun = await request.post(at("/login/village-id"), { headers, form: { returnTo: "/" } });
  const entry = part(await begun.text(), /http-equiv="refresh" content="0;url=([^"]+)"/);
  const provider = await (await request.get(entry)).text();
  const answer = new URL(part(provider, /<form action="([^"]+)"/));
  answer.searchParams.set("state", part(provider, /name="state" value="([^"]+)"/));
  answer.searchParams.set("member", part(provider, new RegExp(`value="([^"]+)">${nickname}<`)));
  expect((await request.get(answer.href)).url()).toBe(at("/"));
}

function part(html: string, pattern: RegExp): string {
  const [, found] = pattern.exec(html) ?? [];
  if (found === undefined) throw new Error(`${pattern} is not in ${html}`);
  return found;
}

type OtherSpace = Awaited<ReturnType<typeof startOtherSpace>>;

/** The file that the pull writes, with what the operator adds. */
async function writtenFile({ addresses, spaceId, cmaTokens, origins }: OtherSpace): Promise<string> {
  const { text, errors } = await pullSpaceFile({
    cma: { url: addresses.cma, spaceId, token: cmaTokens.grace },
    before: undefined,
    fileName: "space.json",
    prune: false,
    contentTypesPath,
  });
  if (errors.length > 0) throw new Error(errors.join("\n"));
  const all = { ...settings, media: { origins: [origins.media] } };
  return Object.entries(all).reduce(
    (written, [name, value]) => applyEdits(written, modify(written, [name], value, {})),
    text,
  );
}
