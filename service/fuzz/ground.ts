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
  accessToken: string;
  cmaToken: string;
  close(): Promise<void>;
}

/** A small Space in memory, to be asked for anything at all. */
export async function openGround(): Promise<Ground> {
  const { service, close } = await openSpaceForTests(smallDemo);
  const { context, app } = service;
  // The login entry asks its own embedded provider.
  await service.listen();
  // What is fuzzed is not the limits.
  const free = { take: () => undefined };
  Object.assign(context.limits, { requests: free, reads: free, writes: free, signIns: free });
  const grace = { spaceId: "demo", serviceUserId: demoId("member", "grace") };
  const { accessToken } = await issueTokenPair(context, context.db, grace);
  const order = { email: "grace@example.com", now: context.clock(), days: 1 };
  const cma = await issueCmaToken(context.db, order);
  const memberships = await context.db.selectFrom("space_membership").select("id").execute();
  return {
    app,
    known: {
      contentIds: [demoId("place", "cape")],
      mediaIds: [demoId("media", "surf")],
      membershipIds: memberships.map(({ id }) => id),
    },
    accessToken,
    cmaToken: cma?.token ?? "",
    close,
  };
}
