import { endpoints, fillPath } from "../../lib/space/endpoints.ts";
import { type Answer, ask, isSilence, type Question } from "./ask.ts";
import type { Ground, ServiceName } from "./ground.ts";

/** What identifies a service without a token: how it refuses a known address. */
interface Mark extends Question {
  path: string;
}

/** Asked without a token, none of them changes anything. */
export function marksOf({ environment, spaceFile }: Ground): Readonly<Record<ServiceName, Mark>> {
  const parameters = {
    spaceId: environment.spaceId,
    contentTypeId: spaceFile.file?.contentTypes[0]?.id ?? "none",
  };
  const own = spaceFile.file?.endpoints ?? {};
  const pathOf = (name: "listPublishedOfType" | "createUpload") =>
    fillPath(own[name] ?? endpoints[name].path, parameters);
  return {
    auth: { method: "DELETE", path: fillPath("/spaces/{spaceId}/oauth/token", parameters) },
    acma: { path: "/me" },
    acda: { path: `${pathOf("listPublishedOfType")}?limit=1` },
    cma: { path: "/me/space-memberships" },
    upload: { method: "POST", path: pathOf("createUpload") },
  };
}

/** Whether an answer says that there is such an operation, and not just a page for whatever address. */
export function isThere({ status, headers }: Answer): boolean {
  const isJson = (headers.get("content-type") ?? "").includes("json");
  return [401, 403, 422, 429].includes(status) || ((status < 300 || status === 400) && isJson);
}

/** The services that an address may be. */
export async function servicesAt(url: string, ground: Ground): Promise<ServiceName[]> {
  const marks = Object.entries(marksOf(ground));
  const found = await Promise.all(
    marks.map(async ([name, { path, ...question }]) => {
      const answer = await ask(url + path, question);
      return !isSilence(answer) && isThere(answer) ? [name] : [];
    }),
  );
  const names = new Set(found.flat());
  return (["auth", "acma", "acda", "cma", "upload"] as const).filter((name) => names.has(name));
}

/** Whether an address refuses whatever it is asked, known or not: then a refusal says nothing. */
export async function refusesEverything(url: string): Promise<boolean> {
  const answer = await ask(`${url}/nothing-is-at-this-address`);
  return !isSilence(answer) && isThere(answer);
}
