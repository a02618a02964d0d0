import { type Kysely, sql } from "kysely";
import {
  type Answer,
  type Call,
  type MemberKey,
  openSpaceForTests,
  type SpaceForTests,
} from "#service/acma/space-for-tests.ts";
import { openPostgres, unlimitedBounds } from "#service/database/postgres.ts";
import {
  type PostgresForTests,
  startPostgresForTests,
  startStandbyForTests,
} from "#service/database/postgres-for-tests.ts";
import type { Database } from "#service/database/schema.ts";
import { startTcpProxyForTests, type TcpProxyForTests } from "#service/database/tcp-proxy-for-tests.ts";
import { createService, type Service } from "#service/index.ts";
import type { SettingsInput } from "#service/settings.ts";

/** An instance of the service that reads a replica. */
export interface Instance {
  service: Service;
  /** Who answered lists since the last look: `replica`, or `primary` and why. */
  takeReads(): string[];
  /** The messages of its log, and those of errors in it. */
  log: string[];
  reasons: string[];
  /** `path` is below `/acma/v1/spaces/demo`, or starts with `/acda/` or `/cma/`, where `token` is needed. */
  call(member: MemberKey, path: string, call?: Call & { token?: string }): Promise<Omit<Answer, "headers">>;
}

export interface ReplicatedSpace {
  postgres: PostgresForTests;
  standby: PostgresForTests;
  /** In front of the standby. */
  proxy: TcpProxyForTests;
  replicaUrl: string;
  memberId: SpaceForTests["memberId"];
  /** Of the standby. */
  onStandby: Kysely<Database>;
  open(settings?: SettingsInput): Promise<Instance>;
  /** Until the standby has all that the primary has. */
  replayAll(): Promise<void>;
  close(): Promise<void>;
}

export async function openReplicatedSpace(): Promise<ReplicatedSpace> {
  const postgres = await startPostgresForTests();
  const space = await openSpaceForTests(undefined, postgres.databaseUrl);
  // It would make indexes meanwhile, which changes the frame.
  await space.close();
  const standby = await startStandbyForTests(postgres);
  const onPrimary = openPostgres(postgres.databaseUrl, () => undefined, unlimitedBounds);
  const { port, username, pathname } = new URL(standby.databaseUrl);
  const proxy = await startTcpProxyForTests(Number(port));
  const replicaUrl = `postgres://${username}@127.0.0.1:${proxy.port}${pathname}`;
  const onStandby = openPostgres(standby.databaseUrl, () => undefined, unlimitedBounds);
  const instances: Instance[] = [];
  const replayAll = async () => {
    const { rows } = await sql<{ lsn: string }>`select pg_current_wal_flush_lsn()::text as lsn`.execute(
      onPrimary,
    );
    for (let isThere = false; !isThere; ) {
      const replayed = await sql<{ is: boolean }>`
        select pg_last_wal_replay_lsn() >= ${rows[0]?.lsn}::pg_lsn as is`.execute(onStandby);
      isThere = replayed.rows[0]?.is === true;
    }
  };
  await replayAll();
  return {
    postgres,
    standby,
    proxy,
    replicaUrl,
    memberId: space.memberId,
    onStandby,
    replayAll,
    open: async (settings = {}) => {
      const instance = await openInstance(space, {
        databaseUrl: postgres.databaseUrl,
        databaseReplicaUrls: [replicaUrl],
        ...settings,
      });
      instances.push(instance);
      return instance;
    },
    close: async () => {
      for (const { service } of instances) await service.close();
      await onStandby.destroy();
      await onPrimary.destroy();
      await proxy.stop();
      await standby.stop();
      await postgres.stop();
    },
  };
}

async function openInstance(space: SpaceForTests, settings: SettingsInput): Promise<Instance> {
  const log: string[] = [];
  const reasons: string[] = [];
  const write = (line: string) => {
    const { msg, err } = JSON.parse(line);
    log.push(msg);
    if (err !== undefined) reasons.push(err.message);
  };
  const service = await createService(
    {
      dataDir: "memory://",
      port: 0,
      role: "web",
      demoSpace: false,
      logLevel: "info",
      readsPerMinute: 1_000_000,
      requestsPerMinute: 1_000_000,
      writesPerMinute: 1_000_000,
      ...settings,
    },
    { logTo: { write } },
  );
  const reads: string[] = [];
  const { metrics } = service.context;
  service.context.metrics = {
    answered: () => undefined,
    searched: () => undefined,
    readRecent: (server, why) => {
      reads.push(why === undefined ? server : `${server}: ${why}`);
      metrics?.readRecent(server, why);
    },
    stop: async () => metrics?.stop(),
  };
  return {
    service,
    log,
    reasons,
    takeReads: () => reads.splice(0),
    call: async (member, path, { method = "GET", body, headers, token = space.accessToken(member) } = {}) => {
      const response = await service.app.inject({
        method,
        url: /^\/(acda|cma)\//.test(path) ? path : `/acma/v1/spaces/demo${path}`,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      return { status: response.statusCode, body: response.body === "" ? undefined : response.json() };
    },
  };
}
