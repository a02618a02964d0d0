import * as z from "zod";
import type { AnyEndpointName } from "../../../lib/space/console-endpoints.ts";
import { ask, isSilence, told } from "../ask.ts";
import { type Finding, fault, unknown } from "../finding.ts";
import type { Ground } from "../ground.ts";
import { type EndpointCall, endpointCalls, filled } from "./endpoint-call.ts";

/** The list that has the ids for an operation that reads one item. */
const idSources: Partial<Record<AnyEndpointName, { list: AnyEndpointName; id: string }>> = {
  readContent: { list: "listContentsOfType", id: "contentId" },
  readMedia: { list: "listMedia", id: "mediaId" },
  readPublished: { list: "listPublishedOfType", id: "contentId" },
  readMembership: { list: "listMemberships", id: "membershipId" },
};

/** What a reading operation answers to the owner of a token; undefined without a token or an item. */
export async function readWithToken(
  call: EndpointCall,
  ground: Ground,
): Promise<Finding | "present" | undefined> {
  const [token, variable] =
    call.service === "cma" ? [ground.cmaToken, "CMA_TOKEN"] : [ground.memberToken, "MEMBER_TOKEN"];
  if (token === undefined || call.method !== "GET") return undefined;
  const ids = await idsFor(call, ground, token);
  if (ids === undefined) return undefined;
  const url = ground.environment.services[call.service] + filled(call.path, ground, ids);
  const answer = await ask(url, { headers: { authorization: `Bearer ${token}` } });
  // A search for users may be refused without an address: it is there.
  if (isSilence(answer) || (call.name === "findUsers" && [400, 422].includes(answer.status)))
    return undefined;
  if (answer.status >= 200 && answer.status < 300) return "present";
  const looked = `${told(url, {}, answer)} with ${variable}`;
  if (answer.status === 401) return unknown(looked, `Set ${variable} to a living token.`);
  // Without a token it is refused, so it is there.
  if (call.service === "cma")
    return unknown(looked, "Look whether the token's owner manages the Space: see space.");
  const mend = `Look whether the member's role may read it and the Space has this Content Type; if so, endpoints.${call.name} in the Space file has another path.`;
  return fault(looked, mend);
}

const listSchema = z.looseObject({
  items: z.tuple([z.looseObject({ sys: z.looseObject({ id: z.string() }) })], z.unknown()),
});

/** Undefined for an operation on an item, if no item can be read. */
async function idsFor(
  call: EndpointCall,
  ground: Ground,
  token: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  if (!/\{(?!spaceId\}|contentTypeId\})/.test(call.path)) return {};
  const source = idSources[call.name];
  const list = endpointCalls(ground).find(({ name }) => name === source?.list);
  if (source === undefined || list === undefined) return undefined;
  const url = ground.environment.services[list.service] + filled(list.path, ground);
  const answer = await ask(`${url}?limit=1`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = listSchema.safeParse(isSilence(answer) ? undefined : jsonIn(answer.text));
  return data && { [source.id]: data.items[0].sys.id };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
