import { z } from "zod";
import type { startOtherSpace } from "./start.ts";

type OtherSpace = Awaited<ReturnType<typeof startOtherSpace>>;

interface Sent {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  /** Bytes and forms are sent as they are, anything else as JSON. */
  body?: unknown;
}

export async function ask(url: string, { method = "GET", token, headers, body }: Sent = {}) {
  const raw = body === undefined || body instanceof Blob || body instanceof FormData;
  const response = await fetch(url, {
    method,
    redirect: "manual",
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  const json: unknown = isJson ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, json };
}

export const pairSchema = z.object({
  accessToken: z.string(),
  tokenType: z.literal("Bearer"),
  scope: z.tuple([z.literal("APP")]),
  createdAt: z.iso.datetime({ offset: true }),
  expiresAt: z.iso.datetime({ offset: true }),
  refreshToken: z.string().min(1).max(256),
  refreshExpiresAt: z.iso.datetime({ offset: true }),
});

const referSchema = (targetType: string) =>
  z.object({
    sys: z.object({ id: z.string(), type: z.literal("Refer"), targetType: z.literal(targetType) }),
  });

const locales = z.record(z.string(), z.unknown());
const time = z.iso.datetime({ offset: true });

/** Content and Media as the interface shows them. */
export const itemSchema = z.object({
  sys: z.object({
    id: z.string(),
    type: z.enum(["Content", "Media"]),
    space: referSchema("Space"),
    contentType: referSchema("ContentType").optional(),
    publish: z.object({
      version: z.int(),
      at: time,
      firstAt: time,
      counter: z.int(),
      by: referSchema("ServiceUser"),
    }),
    createdBy: referSchema("ServiceUser"),
    updatedBy: referSchema("ServiceUser"),
    createdAt: time,
    updatedAt: time,
    version: z.int(),
    status: z.literal("Published"),
  }),
  fields: z.record(z.string(), locales),
  metadata: z.object({ tags: z.array(z.unknown()) }),
});

export function listSchema<T extends z.ZodType>(item: T) {
  return z.object({
    sys: z.object({ type: z.literal("TotalPageResponse") }),
    limit: z.int(),
    totalCount: z.int(),
    items: z.array(item),
    included: z.array(z.unknown()).optional(),
    links: z.object({
      self: z.string().startsWith("/v1/"),
      next: z.string().startsWith("/v1/").optional(),
      prev: z.string().startsWith("/v1/").optional(),
    }),
  });
}

export const membershipSchema = z.object({
  sys: z.object({
    id: z.string(),
    type: z.literal("SpaceMembership"),
    space: referSchema("Space"),
    user: referSchema("User"),
    createdBy: referSchema("User"),
    createdAt: time,
    updatedBy: referSchema("User"),
    updatedAt: time,
    version: z.int().min(1),
  }),
  roles: z.array(referSchema("SpaceRole")).min(1).max(3),
});

/** From the login entry, through the provider, to the address that the browser ends at. */
export async function goThroughProvider(space: OtherSpace, button: string) {
  const entry = `${space.addresses.auth}/spaces/${space.spaceId}/login/oauth2/village-id`;
  const begun = await ask(entry);
  const page = await ask(begun.headers.get("location") ?? "");
  const [, action = ""] = /action="([^"]+)"/.exec(page.text) ?? [];
  const [, state = ""] = /name="state" value="([^"]+)"/.exec(page.text) ?? [];
  const [, member = ""] = new RegExp(`value="([^"]*)">${button}<`).exec(page.text) ?? [];
  const back = await ask(`${action}?${new URLSearchParams({ state, member })}`);
  return { begun, back, location: back.headers.get("location") };
}

export async function exchangeTokenOf(space: OtherSpace, nickname: string): Promise<string> {
  const { location } = await goThroughProvider(space, nickname);
  return new URL(location ?? "").searchParams.get("exchangeToken") ?? "";
}

export function exchange(space: OtherSpace, exchangeToken: string) {
  const url = `${space.addresses.auth}/spaces/${space.spaceId}/oauth/token`;
  return ask(url, { method: "POST", body: { exchangeToken } });
}

export function renew(space: OtherSpace, refreshToken: string) {
  const url = `${space.addresses.auth}/spaces/${space.spaceId}/oauth/refresh`;
  return ask(url, { method: "POST", body: { refreshToken } });
}

export async function signIn(space: OtherSpace, nickname: string) {
  const answer = await exchange(space, await exchangeTokenOf(space, nickname));
  return pairSchema.parse(answer.json);
}
