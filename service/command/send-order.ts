import { askRunningService } from "#service/command/ask-running-service.ts";
import { carryOut } from "#service/command/carry-out.ts";
import { channelAddress } from "#service/command/channel-address.ts";
import type { Answer, Order } from "#service/command/channel-messages.ts";
import { findCommand } from "#service/command/commands.ts";
import { openDatabase } from "#service/database/open.ts";
import { seedDemo } from "#service/database/seed/demo.ts";
import { createLog } from "#service/log.ts";
import { openStorage } from "#service/media/storage/open-storage.ts";
import { prepareDataDir, requireOwnData } from "#service/private-files.ts";
import type { SettingsBeforeSecret } from "#service/settings.ts";

/**
 * Runs a command in the running service if that uses PGlite, and in its database otherwise. Throws a sentence if the
 * database can't be opened.
 */
export async function sendOrder(settings: SettingsBeforeSecret, order: Order): Promise<Answer> {
  const address = channelAddress(settings);
  const answer = address === undefined ? undefined : await askRunningService(address, order);
  return answer ?? carryOutAlone(settings, order);
}

/** Also writes the demo Space, because a command may be the first start. */
async function carryOutAlone(settings: SettingsBeforeSecret, order: Order): Promise<Answer> {
  if (settings.databaseUrl === undefined) await prepareDataDir(settings.dataDir);
  else if (settings.mediaStore === undefined) await requireOwnData(settings.dataDir);
  const database = await openDatabase(settings);
  try {
    const files = await openStorage(settings);
    const now = new Date();
    const isSeeded = settings.demoSpace && findCommand(order.command)?.needsStoppedService !== true;
    if (isSeeded) await seedDemo(database.db, { now, callbackUrl: settings.callbackUrl });
    const { db, unlimited } = database;
    const closing = new AbortController().signal;
    return await carryOut(
      { db, unlimited, files, settings, closing, clock: () => new Date(), log: createLog("silent") },
      order,
    );
  } finally {
    await database.close();
  }
}
