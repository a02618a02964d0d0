import type { EventEmitter } from "node:events";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { SearchDatabase } from "#service/database/open.ts";
import type { Database } from "#service/database/schema.ts";
import type { DiskSpace } from "#service/disk-space.ts";
import type { FileStorage } from "#service/media/storage/file-storage.ts";
import type { WatchedStore } from "#service/media/storage/watch-store.ts";
import type { Metrics } from "#service/metrics/start-metrics.ts";
import type { CallerLimits, RateLimit } from "#service/rate-limit.ts";
import type { Replicas } from "#service/replicas/replicas.ts";
import type { Settings } from "#service/settings.ts";

/** What every part of the service gets. */
export interface ServiceContext {
  /** The database for reads of a request: the primary, or for a list one of its replicas. */
  db: Kysely<Database>;
  /** The database for all writes. */
  primary: Kysely<Database>;
  searches: SearchDatabase;
  /** Absent without replicas. */
  replicas: Replicas | undefined;
  /** Without a limit for statements, for building indexes. */
  unlimited: Kysely<Database>;
  /** Throws if the database doesn't answer; doesn't wait for other statements. */
  checkDatabase(): Promise<void>;
  /** Set if `dataDir` is used. */
  disk: DiskSpace | undefined;
  /** The bytes of Uploads and Media. */
  files: FileStorage;
  /** Where files are in a bucket. */
  fileStore: WatchedStore | undefined;
  /** Tells the worker of this process that a file of a Media is queued. */
  mediaQueue: EventEmitter<{ queued: [] }>;
  settings: Settings;
  /** The only clock, which tests can replace. */
  clock: () => Date;
  log: Logger;
  metrics: Metrics | undefined;
  /** Aborted when the service begins to close. */
  closing: AbortSignal;
  limits: CallerLimits & {
    /** By caller address, for all requests. */
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
