import { EventEmitter } from "node:events";
import type { Filesystem } from "@electric-sql/pglite/basefs";
import type { FastifyInstance } from "fastify";
import type { DestinationStream } from "pino";
import { createApp } from "#service/app.ts";
import { sweepExpired, sweepExpiredMilliseconds } from "#service/auth/sweep.ts";
import { serveCommands } from "#service/command/serve-commands.ts";
import type { ServiceContext } from "#service/context.ts";
import { loadCursorSecret } from "#service/database/cursor-secret.ts";
import { type OpenDatabase, openDatabase } from "#service/database/open.ts";
import { seedDemo } from "#service/database/seed/demo.ts";
import { updateDemoCallbackUrl } from "#service/database/seed/write-demo.ts";
import { type DiskSpace, watchDiskSpace } from "#service/disk-space.ts";
import { findFreePort } from "#service/free-port.ts";
import { listenError } from "#service/listen-error.ts";
import { createLog } from "#service/log.ts";
import { releaseClaims } from "#service/media/processing/job-queue.ts";
import { startMediaWorker } from "#service/media/processing/media-worker.ts";
import { openStorage } from "#service/media/storage/open-storage.ts";
import { watchStore } from "#service/media/storage/watch-store.ts";
import { startMetrics } from "#service/metrics/start-metrics.ts";
import { prepareDataDir } from "#service/private-files.ts";
import { forgetWrites, forgetWritesMilliseconds } from "#service/query/forget-writes.ts";
import { keepIndexed } from "#service/query/keep-indexed.ts";
import { createRateLimit } from "#service/rate-limit.ts";
import { openReplicas, type Replicas } from "#service/replicas/replicas.ts";
import { parseSettings, type SettingsBeforeSecret, type SettingsInput } from "#service/settings.ts";
import { sweepRegularly } from "#service/sweep-regularly.ts";
import { sweepUploads, sweepUploadsMilliseconds } from "#service/upload/remove-uploads.ts";

export interface Service {
  /** The URL for browsers, known before it listens. */
  url: string;
  listen(): Promise<void>;
  /** Completes pending answers and closes the database. */
  close(): Promise<void>;
  app: FastifyInstance;
  context: ServiceContext;
}

interface ServiceParts {
  clock?: () => Date;
  logTo?: DestinationStream;
  /** What a database in memory begins from. */
  cluster?: Filesystem;
}

/**
 * A Space service that is ready to listen: migrated, with the demo Space. Throws SettingsError with a sentence for each
 * invalid setting.
 */
export async function createService(input: SettingsInput = {}, parts: ServiceParts = {}): Promise<Service> {
  const settings = parseSettings(Number(input.port) === 0 ? { ...input, port: await findFreePort() } : input);
  const log = createLog(settings.logLevel, parts.logTo);
  const usesDataDir =
    settings.dataDir !== "memory://" &&
    (settings.databaseUrl === undefined || settings.mediaStore === undefined);
  if (usesDataDir) await prepareDataDir(settings.dataDir, log);
  const disk = usesDataDir ? watchDiskSpace(settings.dataDir, settings.minFreeBytes, log) : undefined;
  const database = await openDatabase({ ...settings, cluster: parts.cluster }, log);
  let replicas: Replicas | undefined;
  try {
    const { databaseReplicaUrls: urls } = settings;
    replicas = urls && (await openReplicas(urls, settings, database.db, log));
    const closing = new AbortController();
    const context = {
      ...(await createContext(
        settings,
        { ...database, replicas },
        disk,
        log,
        parts.clock ?? (() => new Date()),
      )),
      closing: closing.signal,
    };
    if (settings.demoSpace) {
      await seedDemo(database.db, { now: context.clock(), callbackUrl: settings.callbackUrl });
      if (settings.role !== "worker") await updateDemoCallbackUrl(database.db, settings.callbackUrl);
    }
    const isWorker = settings.role !== "web";
    const indexing = isWorker ? keepIndexed(context) : undefined;
    const app = await createApp(context);
    serveCommands(app, context);
    // PGlite belongs to this process alone, so no other worker processes files.
    if (settings.databaseUrl === undefined) await releaseClaims(database.unlimited);
    const worker = isWorker ? startMediaWorker(context) : undefined;
    const sweeps = isWorker
      ? [
          sweepRegularly(context, sweepExpired, sweepExpiredMilliseconds),
          sweepRegularly(context, sweepUploads, sweepUploadsMilliseconds),
          sweepRegularly(context, forgetWrites, forgetWritesMilliseconds),
        ]
      : [];
    return {
      url: settings.publicUrl,
      app,
      context,
      listen: async () => {
        await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
          throw listenError(error, { host: "SPACE_HOST", port: "SPACE_PORT" });
        });
      },
      close: async () => {
        closing.abort();
        for (const sweep of sweeps) sweep.stop();
        await app.close();
        await worker?.stop();
        context.fileStore?.stop();
        await context.files.close();
        await indexing?.stop();
        await context.metrics?.stop();
        await replicas?.close();
        await database.close();
      },
    };
  } catch (error) {
    await replicas?.close();
    await database.close();
    throw error;
  }
}

async function createContext(
  settings: SettingsBeforeSecret,
  { db, searches, unlimited, pools, check, replicas }: OpenDatabase & Pick<ServiceContext, "replicas">,
  disk: DiskSpace | undefined,
  log: ServiceContext["log"],
  clock: () => Date,
): Promise<Omit<ServiceContext, "closing">> {
  const cursorSecret = settings.cursorSecret ?? (await loadCursorSecret(db));
  const files = await openStorage(settings, disk);
  return {
    db,
    primary: db,
    searches,
    replicas,
    unlimited,
    checkDatabase: check,
    disk,
    files,
    fileStore: watchStore(files, log),
    mediaQueue: new EventEmitter(),
    metrics: await startMetrics({ settings, db, pools, replicas, log }),
    log,
    clock,
    settings: { ...settings, cursorSecret },
    limits: {
      requests: createRateLimit(settings.requestsPerMinute, clock),
      reads: createRateLimit(settings.readsPerMinute, clock),
      signIns: createRateLimit(settings.signInsPerMinute, clock),
      writes: createRateLimit(settings.writesPerMinute, clock),
    },
  };
}
