import { openSpaceForTests, type SpaceForTests, smallDemo } from "#service/acma/space-for-tests.ts";
import { issueTokenPair } from "#service/auth/token-pair.ts";
import { issueCmaToken } from "#service/cma/cma-token.ts";
import { demoId } from "#service/database/seed/demo-id.ts";

/** Ids that exist, so that a fuzzed request also reaches what is behind a path. */
export interface Known {
  contentIds: string[];
  mediaIds: string[];
  membershipIds: string[];
}

export interface Ground {
  app: SpaceForTests["service"]["app"];
  known: Known;
  /** A logout ends one. */
  /** The member's, until a logout. */
  accessToken?: string | undefined;
  newAccessToken(): Promise<string>;
  cmaToken: string;
  close(): Promise<void>;
}

/**
 * A small Space, to be asked for anything at all. Who asks may change its own and delete nothing that is known. In
 * memory, or in an empty PostgreSQL behind PgBouncer.
 */
export async function openGround(database?: { databaseUrl: string; poolerUrl: string }): Promise<Ground> {
  const space = await openSpaceForTests(smallDemo, database?.databaseUrl, {
    databasePoolerUrl: database?.poolerUrl,
  });
  const { context, app, listen } = space.service;
  // The login entry asks its own embedded provider.
  await listen();
  // What is fuzzed is not the limits.
  const free = { take: () => undefined };
  Object.assign(context.limits, { requests: free, reads: free, writes: free, signIns: free });
  await context.db
    .updateTable("media")
    .set({ created_by: space.memberId("linus") })
    .execute();
  const note = { fields: { title: { "en-US": "Note" }, text: { "en-US": "Text" } } };
  const own = await space.call("ada", "/spaces/demo/content-types/note/contents", {
    method: "POST",
    body: note,
  });
  const memberships = await context.db.selectFrom("space_membership").select("id").execute();
  const order = { email: "grace@example.com", now: context.clock(), days: 1 };
  const cma = await issueCmaToken(context.db, order);
  const ada = { spaceId: "demo", serviceUserId: space.memberId("ada") };
  return {
    app,
    known: {
      contentIds: [demoId("place", "cape"), String(own.body.sys.id)],
      mediaIds: [demoId("media", "surf")],
      membershipIds: memberships.map(({ id }) => id),
    },
    newAccessToken: async () => (await issueTokenPair(context, context.db, ada)).accessToken,
    cmaToken: cma?.token ?? "",
    close: space.close,
  };
}
