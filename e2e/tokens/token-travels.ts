import { createHash } from "node:crypto";
import type { Exchange } from "../servers/recording-proxy.ts";
import { bearerOf, type Token } from "./issued-tokens.ts";

const services = ["auth", "acma", "acda", "cma", "upload"] as const;
type Service = (typeof services)[number] | "elsewhere";
type Kind = Token["kind"] | "unknown";
type Part = "Authorization" | "headers" | "address" | "body";

/** A token that was sent to a service in a call, identified by its hash. */
export interface Travel {
  service: Service;
  kind: Kind;
  part: Part;
  hash: string;
  /** "GET /cma/v1/me", without a query. */
  call: string;
}

/** Where a token of each kind may go at a Space, and in which part of a call (seed, "Authentication"). */
const ways: readonly Pick<Travel, "service" | "kind" | "part">[] = [
  { kind: "exchangeToken", service: "auth", part: "body" },
  { kind: "refreshToken", service: "auth", part: "body" },
  { kind: "accessToken", service: "auth", part: "Authorization" },
  { kind: "accessToken", service: "acma", part: "Authorization" },
  { kind: "accessToken", service: "acda", part: "Authorization" },
  { kind: "accessToken", service: "upload", part: "Authorization" },
  { kind: "cmaToken", service: "cma", part: "Authorization" },
  // CMA judges pasted tokens; members' tokens are all known.
  { kind: "unknown", service: "cma", part: "Authorization" },
];

/** Every token in every call to a Space, whatever part of it and however it is spelled; a strange credential is `unknown`. */
export function tokenTravels(calls: readonly Exchange[], tokens: readonly Token[]): Travel[] {
  const known = kindsBySpelling(tokens);
  return calls.flatMap((call) => {
    const [address = ""] = call.path.split("?");
    const told = { service: serviceOf(address), call: `${call.method} ${address}` };
    const bearer = bearerOf(call);
    const credential =
      bearer === undefined ? [] : [travel(told, "Authorization", bearer, known.get(bearer) ?? "unknown")];
    const others = partsOf(call).flatMap(([part, text]) =>
      wordsIn(text).flatMap((word) => {
        const kind = known.get(word);
        return kind === undefined ? [] : [travel(told, part, word, kind)];
      }),
    );
    return [...credential, ...others];
  });
}

/** A sentence for each token that went where its kind may not go. */
export function strays(travels: readonly Travel[]): string[] {
  return travels
    .filter(
      ({ kind, service, part }) =>
        !ways.some((way) => way.kind === kind && way.service === service && way.part === part),
    )
    .map(({ kind, service, part, hash, call }) => `${kind} ${hash} at ${service}: ${call}, ${part}`);
}

/** How many calls brought how many tokens of a kind to a service: "acma accessToken: 211 calls, 43 tokens". */
export function travelTable(travels: readonly Travel[]): string[] {
  const groups = Map.groupBy(travels, ({ service, kind }) => `${service} ${kind}`);
  return [...groups.entries()]
    .map(([name, each]) => {
      const tokens = new Set(each.map(({ hash }) => hash)).size;
      return `${name}: ${each.length} calls, ${tokens} tokens`;
    })
    .sort();
}

/** A member's token that CMA took, against all rules, is still a member's. */
function kindsBySpelling(tokens: readonly Token[]): Map<string, Kind> {
  const membersLast = tokens.toSorted((one, other) => rank(one) - rank(other));
  return new Map(membersLast.flatMap(({ kind, value }) => spellingsOf(value).map((each) => [each, kind])));
}

function rank({ kind }: Token): number {
  return kind === "cmaToken" ? 0 : 1;
}

function travel(told: Pick<Travel, "service" | "call">, part: Part, token: string, kind: Kind): Travel {
  return { ...told, part, kind, hash: hashOf(token) };
}

function serviceOf(address: string): Service {
  return services.find((service) => address.startsWith(`/${service}/v1/`)) ?? "elsewhere";
}

function partsOf(call: Exchange): [Part, string][] {
  const others = call.requestHeaders.filter(([name]) => name.toLowerCase() !== "authorization");
  return [
    ["headers", others.map(([, value]) => value).join("\n")],
    ["address", call.path],
    ["body", call.requestBody],
  ];
}

/** All that could be a token, or one in base64: no other text of ours is as long without a break. */
function wordsIn(text: string): string[] {
  const unescaped = text.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent);
  return [...new Set(`${text}\n${unescaped}`.match(/[\w+/-]{16,}/g) ?? [])];
}

function spellingsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  return [...new Set([value, bytes.toString("base64").replace(/=+$/, ""), bytes.toString("base64url")])];
}

function hashOf(value: string): string {
  return createHash("sha256").update(value).digest("hex").slice(0, 12);
}
