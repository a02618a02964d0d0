import {
  type Answer,
  type Call,
  openSpaceForTests,
  openSpaceOnPostgres,
  type SpaceForTests,
} from "#service/acma/space-for-tests.ts";
import { issueCmaToken } from "#service/cma/cma-token.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import type { Service } from "#service/index.ts";

/** Grace manages the demo Space, Linus is its editor, Ada its viewer; Mina is a platform user and member of nothing. */
const userKeys = ["grace", "linus", "ada", "mina"] as const;
export type UserKey = (typeof userKeys)[number];

/** A whole service with a small demo Space, called on CMA through its front door. */
export interface ManagementForTests {
  service: Service;
  tokens: ReadonlyMap<UserKey, string>;
  userId(key: UserKey): string;
  /** `path` is below `/cma/v1`. */
  call(user: UserKey | undefined, path: string, call?: Call): Promise<Answer>;
  /** As a member, below `/acma/v1`. */
  onAcma: SpaceForTests["call"];
  close(): Promise<void>;
}

export const membershipsPath = "/spaces/demo/space-memberships";

export function membershipPath(key: "grace" | "linus" | "ada"): string {
  return `${membershipsPath}/${demoId("membership", key)}`;
}

export function spaceRoles(...ids: string[]) {
  return ids.map((id) => ({ sys: { id, type: "Refer", targetType: "SpaceRole" } }));
}

/** "409 LastManager", or "200" for an answer that is none of an error. */
export function outcome({ status, body }: Answer): string {
  return status < 400 ? String(status) : `${status} ${body.sys.id}`;
}

export async function openManagementForTests(): Promise<ManagementForTests> {
  return manage(await openSpaceForTests());
}

/** For what PGlite's one connection cannot show. */
export async function openManagementOnPostgres(): Promise<ManagementForTests> {
  return manage(await openSpaceOnPostgres());
}

async function manage(space: SpaceForTests): Promise<ManagementForTests> {
  const { service } = space;
  const tokens = await setUp(service).catch(async (error) => {
    await space.close();
    throw error;
  });
  return {
    service,
    tokens,
    userId: (key) => demoId("user", key),
    call: (user, path, call) => send(service, user && tokens.get(user), path, call),
    onAcma: space.call,
    close: () => space.close(),
  };
}

async function setUp(service: Service): Promise<Map<UserKey, string>> {
  await insertMina(service);
  const tokens = new Map<UserKey, string>();
  for (const key of userKeys) tokens.set(key, await tokenOf(service, key));
  return tokens;
}

async function insertMina({ context: { db } }: Service): Promise<void> {
  const at = new Date();
  const mina = { email: "mina@example.com", name: "Mina Park", created_at: at, updated_at: at };
  await db
    .insertInto("platform_user")
    .values({ id: demoId("user", "mina"), ...mina })
    .execute();
}

async function tokenOf({ context: { db } }: Service, key: UserKey): Promise<string> {
  const issued = await issueCmaToken(db, { email: `${key}@example.com`, now: new Date(), days: 1 });
  if (issued === undefined) throw new Error(`There is no platform user ${key}.`);
  return issued.token;
}

async function send(
  { app }: Service,
  token: string | undefined,
  path: string,
  { method = "GET", body, headers = {} }: Call = {},
): Promise<Answer> {
  const response = await app.inject({
    method,
    url: `/cma/v1${path}`,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return {
    status: response.statusCode,
    body: response.body === "" ? undefined : response.json(),
    headers: response.headers,
  };
}
