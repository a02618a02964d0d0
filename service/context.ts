import type { EventEmitter } from "node:events";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { SearchDatabase } from "#service/database/open.ts";
import type { Database } from "#service/database/schema.ts";
import type { DiskSpace } from "#service/disk-space.ts";
import type { FileStorage } from "#service/media/storage/file-storage.ts";
import type { Metrics } from "#service/metrics/start-metrics.ts";
import type { CallerLimits, RateLimit } from "#service/rate-limit.ts";
import type { Replicas } from "#service/replicas/replicas.ts";
import type { Settings } from "#service/settings.ts";

/** What every part of the service is handed. */
export interface ServiceContext {
  /** Where a request reads: the primary, or for a list one of its replicas. */
  db: Kysely<Database>;
  /** Everything is written here. */
  primary: Kysely<Database>;
  searches: SearchDatabase;
  /** Where there are any. */
  replicas: Replicas | undefined;
  /** Without a limit for statements: for indexes. */
  unlimited: Kysely<Database>;
  /** Throws when the database does not answer; does not wait for the statements of others. */
  checkDatabase(): Promise<void>;
  /** Where `dataDir` is used. */
  disk: DiskSpace | undefined;
  /** The bytes of Uploads and Media. */
  files: FileStorage;
  /** Tells the worker of this process that a file of a Media is to be processed. */
  mediaQueue: EventEmitter<{ queued: [] }>;
  settings: Settings;
  /** The only clock: a test may move it. */
  clock: () => Date;
  log: Logger;
  metrics: Metrics | undefined;
  /** Aborted when the service begins to close. */
  closing: AbortSignal;
  limits: CallerLimits & {
    /** By the caller's address: everything. */
    requests: RateLimit;
    /** By the caller's address. */
    signIns: RateLimit;
  };
}

export type Endpoint = (
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;
