import { askRunningService } from "#service/command/ask-running-service.ts";
import { carryOut } from "#service/command/carry-out.ts";
import { channelAddress } from "#service/command/channel-address.ts";
import type { Answer, Order } from "#service/command/channel-messages.ts";
import { openDatabase } from "#service/database/open.ts";
import { seedDemo } from "#service/database/seed/demo.ts";
import { prepareDataDir } from "#service/private-files.ts";
import type { SettingsBeforeSecret } from "#service/settings.ts";
import { settingsFromEnvironment } from "#service/settings-from-environment.ts";

/**
 * A CMA token for a platform user of the service that this environment configures: made by that service where it runs
 * on PGlite, and in its database otherwise. Throws SettingsError, or a sentence where the database cannot be opened.
 */
export async function orderCmaToken(
  environment: Record<string, string | undefined>,
  who: { email: string; days: number },
): Promise<Answer> {
  const settings = settingsFromEnvironment(environment);
  const order: Order = { command: "cma-token", ...who };
  const address = channelAddress(settings);
  const answer = address === undefined ? undefined : await askRunningService(address, order);
  return answer ?? carryOutAlone(settings, order);
}

/** The demo Space is written here too: a token can be made before the first start. */
async function carryOutAlone(settings: SettingsBeforeSecret, order: Order): Promise<Answer> {
  if (settings.databaseUrl === undefined) await prepareDataDir(settings.dataDir);
  const database = await openDatabase(settings);
  try {
    const now = new Date();
    if (settings.demoSpace) await seedDemo(database.db, { now, callbackUrl: settings.callbackUrl });
    return await carryOut(database.db, order, now);
  } finally {
    await database.close();
  }
}
