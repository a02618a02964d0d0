import type { ServiceContext } from "#service/context.ts";
import { indexEveryType } from "#service/query/content-type-indexes.ts";
import { dropFormerIndexes } from "#service/query/former-indexes.ts";
import type { PartitionedType } from "#service/query/list-partition.ts";
import { updateVocabularies } from "#service/query/update-vocabularies.ts";
import { sweepRegularly } from "#service/sweep-regularly.ts";

const everyMilliseconds = 60 * 60 * 1000;
const changesMilliseconds = 60 * 1000;
/** The second one, an hour after the start. */
const droppingPass = 2;

/**
 * Makes the indexes that are missing: at the start, a minute later and then every hour, so that one that was interrupted is made
 * in the end; and every minute, where a Content Type has changed: the process that published it may have failed to, or
 * ended. Those that this version does not use are dropped once, an hour after the start: until then, processes of
 * another version may serve lists with them. From the second time on, the vocabularies are brought up to date, too; a search
 * that needs one before does so itself, as far as it takes no time.
 */
export function keepIndexed(context: ServiceContext): { stop(): Promise<void> } {
  const { unlimited, log, closing } = context;
  const indexed = new Map<string, string>();
  const report = (err: unknown, type?: PartitionedType) => {
    if (!closing.aborted) log.warn({ err, ...type }, "a Content Type is not indexed for now");
  };
  const indexChanged = async (dropObsolete = false) => {
    await indexEveryType(unlimited, { indexed, report, dropObsolete, signal: closing }).catch(report);
  };
  const first = indexChanged();
  let pass = 0;
  const sweepAll = async () => {
    pass += 1;
    indexed.clear();
    await indexChanged(pass === droppingPass);
    if (pass === droppingPass) await dropFormerIndexes(unlimited, closing).catch(report);
    await updateVocabularies(unlimited, closing);
  };
  const sweeps = [
    sweepRegularly(context, sweepAll, everyMilliseconds),
    sweepRegularly(context, () => indexChanged(), changesMilliseconds),
  ];
  return {
    stop: async () => {
      for (const sweep of sweeps) sweep.stop();
      await first;
    },
  };
}
