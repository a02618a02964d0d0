import { issueTokenPair } from "#service/auth/token-pair.ts";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { DemoData } from "#service/database/seed/demo-data.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { demoSpace } from "#service/database/seed/demo-space.ts";
import { writeDemo } from "#service/database/seed/write-demo.ts";
import { createService, type Service } from "#service/index.ts";
import { partitionTypes } from "#service/query/partition-types-for-tests.ts";
import type { SettingsInput } from "#service/settings.ts";

/** Grace is an administrator; Rhea only reads; Olga reads, changes and deletes her own alone. */
const memberKeys = ["ada", "linus", "grace", "rhea", "olga"] as const;

export type MemberKey = (typeof memberKeys)[number];

const roles = { ada: undefined, linus: undefined, grace: undefined, rhea: "reader", olga: "own" };

export interface Call {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says by its expectations what it expects here
  body: any;
  headers: Record<string, unknown>;
}

/** A whole service in memory with a small demo Space, called through its front door. */
export interface SpaceForTests {
  service: Service;
  memberId(key: MemberKey): string;
  /** A live accessToken. */
  accessToken(key: MemberKey): string;
  /** `path` is below `/acma/v1`, or any path that starts with `/files/`. */
  call(member: MemberKey | undefined, path: string, call?: Call): Promise<Answer>;
  close(): Promise<void>;
}

export const smallDemo: DemoData = {
  members: memberKeys.map((key, index) => ({
    key,
    email: `${key}@example.com`,
    nickname: key,
    isAdmin: key === "grace",
    joinedDaysAgo: 100 + index,
    ...(key === "ada" ? { avatar: "surf" } : {}),
  })),
  media: [
    {
      key: "surf",
      file: "surf.webp",
      width: 1600,
      height: 1067,
      title: { "en-US": "Surf", "ko-KR": "파도" },
      description: {},
      by: "ada",
      daysAgo: 9,
    },
  ],
  places: [
    {
      key: "cape",
      name: { "en-US": "Cape" },
      position: { lon: 129.5, lat: 37.2 },
      elevation: 12,
      openAllYear: true,
      surveyedDaysAgo: 30,
      picture: "surf",
      by: "linus",
      daysAgo: 8,
    },
  ],
  articles: [],
  walks: [],
  notes: [],
};

/**
 * @param databaseUrl a PostgreSQL that is empty, for what PGlite's one connection cannot show
 * @param settings others than those of a Space for tests
 */
export async function openSpaceForTests(
  data = smallDemo,
  databaseUrl?: string,
  settings: Pick<SettingsInput, "databasePoolerUrl" | "databaseSearchSeconds" | "metricsPort"> = {},
): Promise<SpaceForTests> {
  const service = await createService(
    {
      dataDir: "memory://",
      databaseUrl,
      port: 0,
      demoSpace: false,
      logLevel: "error",
      readsPerMinute: 1_000_000,
      requestsPerMinute: 1_000_000,
      writesPerMinute: 1_000_000,
      // On a busy machine, a search of a few items takes longer than the 0.7 seconds that it may take elsewhere.
      databaseSearchSeconds: 10,
      ...settings,
    },
    { cluster: await clusterForTests() },
  );
  await writeDemo(service.context.db, async () => data, {
    now: new Date(),
    callbackUrl: "http://localhost:3000/callback",
  });
  await partitionTypes(service.context.unlimited);
  await giveRoles(service);
  const tokens = new Map(
    await Promise.all(memberKeys.map(async (key) => [key, await tokenOf(service, key)] as const)),
  );
  return {
    service,
    memberId: (key) => demoId("member", key),
    accessToken: (key) => tokens.get(key) ?? "",
    call: (member, path, call) => send(service, member && tokens.get(member), path, call),
    close: () => service.close(),
  };
}

/** On a PostgreSQL of its own, which ends with it: for what PGlite's one connection cannot show. */
export async function openSpaceOnPostgres(
  data?: DemoData,
  settings?: Parameters<typeof openSpaceForTests>[2],
): Promise<SpaceForTests> {
  const postgres = await startPostgresForTests();
  const opening = openSpaceForTests(data, postgres.databaseUrl, settings);
  opening.catch(() => postgres.stop());
  const space = await opening;
  return {
    ...space,
    close: async () => {
      await space.close();
      await postgres.stop();
    },
  };
}

async function giveRoles({ context: { db } }: Service): Promise<void> {
  const actions = ["read", "create", "update", "delete"];
  const rules = [{ resource: "Content", actions, createdBy: ":self" }];
  await db
    .insertInto("service_user_role")
    .values({ space_id: demoSpace.id, id: "own", name: "Own", rules: JSON.stringify(rules) })
    .execute();
  for (const key of memberKeys) {
    await db
      .updateTable("service_user")
      .set({ role_override_id: roles[key] ?? null })
      .where("id", "=", demoId("member", key))
      .execute();
  }
}

async function tokenOf({ context }: Service, key: MemberKey): Promise<string> {
  const member = { spaceId: demoSpace.id, serviceUserId: demoId("member", key) };
  return (await issueTokenPair(context, context.db, member)).accessToken;
}

async function send(
  { app }: Service,
  token: string | undefined,
  path: string,
  { method = "GET", body, headers = {} }: Call = {},
): Promise<Answer> {
  const response = await app.inject({
    method,
    url: path.startsWith("/files/") ? path : `/acma/v1${path}`,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const isJson = String(response.headers["content-type"]).startsWith("application/json");
  return {
    status: response.statusCode,
    body: isJson ? response.json() : response.rawPayload,
    headers: response.headers,
  };
}
