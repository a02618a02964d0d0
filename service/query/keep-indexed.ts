import type { ServiceContext } from "#service/context.ts";
import { indexEveryType } from "#service/query/content-type-indexes.ts";
import { dropFormerIndexes } from "#service/query/former-indexes.ts";
import type { PartitionedType } from "#service/query/list-partition.ts";
import { updateVocabularies } from "#service/query/update-vocabularies.ts";
import { sweepRegularly } from "#service/sweep-regularly.ts";

const indexMilliseconds = 60 * 1000;
const vocabularyMilliseconds = 60 * 60 * 1000;
/** So many passes are an hour: one of them is of all types, the others of those that have changed. */
const passesAnHour = 60;

/**
 * Makes the indexes that are missing: of all types at the start, a minute later and then every hour, so that one that
 * was interrupted or failed is made in the end; and every minute of those that have changed, as the process that
 * published them may have failed to, or ended. Those that this version does not use are dropped once, an hour after the
 * start: until then, processes of another version may serve lists with them. The vocabularies are brought up to date
 * every hour; a search that needs one before does so itself, as far as it takes no time.
 */
export function keepIndexed(context: Pick<ServiceContext, "unlimited" | "log" | "closing">): {
  stop(): Promise<void>;
} {
  const { unlimited, log, closing } = context;
  const indexed = new Map<string, string>();
  const report = (err: unknown, type?: PartitionedType) => {
    if (!closing.aborted) log.warn({ err, ...type }, "a Content Type is not indexed for now");
  };
  const index = (dropObsolete = false) =>
    indexEveryType(unlimited, { indexed, report, dropObsolete, signal: closing }).catch(report);
  const first = index();
  let pass = 0;
  const indexAgain = async () => {
    await first;
    const isDropping = pass === passesAnHour;
    if (pass % passesAnHour === 0) indexed.clear();
    pass += 1;
    await index(isDropping);
    if (isDropping) await dropFormerIndexes(unlimited, closing).catch(report);
  };
  const readWords = async () => {
    await first;
    await updateVocabularies(unlimited, closing);
  };
  const sweeps = [
    sweepRegularly(context, indexAgain, indexMilliseconds),
    sweepRegularly(context, readWords, vocabularyMilliseconds),
  ];
  return {
    stop: async () => {
      for (const sweep of sweeps) sweep.stop();
      await first;
    },
  };
}
