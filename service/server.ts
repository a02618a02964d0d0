import { errorSentence } from "#service/error-sentence.ts";
import { createService, type Service } from "#service/index.ts";
import { SettingsError } from "#service/settings.ts";
import { settingsFromEnvironment } from "#service/settings-from-environment.ts";

// New files of this process are only for its owner.
process.umask(0o077);

const drainMilliseconds = 10_000;

const service = await start();

let isStopping = false;
for (const signal of ["SIGTERM", "SIGINT", "disconnect"] as const) {
  // "disconnect": the parent is gone, and would leave this process holding the database.
  // `on`, not `once`: a supervisor and its process group both send a signal, and the default action would end us.
  process.on(signal, () => void stop(service));
}
process.send?.({ ready: true, url: service.url });

async function start(): Promise<Service> {
  try {
    const started = await createService(settingsFromEnvironment(process.env));
    await started.listen();
    return started;
  } catch (error) {
    console.error(sentenceOf(error));
    process.exit(1);
  }
}

async function stop({ close, context }: Service): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), drainMilliseconds).unref();
  try {
    await close();
    process.exit(0);
  } catch (error) {
    context.log.fatal({ err: error }, "the service did not stop cleanly");
    process.exit(1);
  }
}

/** A sentence for what an operator can fix: a wrong setting, a taken port, a folder in use; anything else with its stack. */
function sentenceOf(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (!(error instanceof Error)) return "The service could not start.";
  return `The service could not start. ${errorSentence(error)}`;
}
