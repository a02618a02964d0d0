import type { ServiceContext } from "#service/context.ts";
import { indexEveryType } from "#service/query/content-type-indexes.ts";
import { dropFormerIndexes } from "#service/query/former-indexes.ts";
import { updateVocabularies } from "#service/query/update-vocabularies.ts";
import { sweepRegularly } from "#service/sweep-regularly.ts";

const everyMilliseconds = 60 * 60 * 1000;
/** The second one, an hour after the start. */
const droppingPass = 2;

/**
 * Makes the indexes that are missing: at the start, a minute later and then every hour, so that one that was interrupted is made
 * in the end. Those that this version does not use are dropped once, an hour after the start: until then, processes of
 * another version may serve lists with them. From the second time on, the vocabularies are brought up to date, too; a search
 * that needs one before does so itself, as far as it takes no time.
 */
export function keepIndexed(context: ServiceContext): { stop(): Promise<void> } {
  const { unlimited, log, closing } = context;
  const index = async (dropObsolete: boolean) => {
    try {
      await indexEveryType(unlimited, { dropObsolete, signal: closing });
      if (dropObsolete) await dropFormerIndexes(unlimited, closing);
    } catch (error) {
      if (!closing.aborted) log.warn({ err: error }, "a Content Type is not indexed for now");
    }
  };
  const first = index(false);
  let pass = 0;
  const sweepAll = async () => {
    await index(++pass === droppingPass);
    await updateVocabularies(unlimited, closing);
  };
  const sweep = sweepRegularly(context, sweepAll, everyMilliseconds);
  return {
    stop: async () => {
      sweep.stop();
      await first;
    },
  };
}
