import type { FormState } from "#lib/fields/form/form-state.ts";
import type { Texts } from "#lib/fields/form/form-text.ts";
import type { Content } from "#lib/space/content.ts";
import type { Draft } from "./draft.ts";
import { type DraftKit, isNothing, writingOf } from "./draft-kit.ts";
import type { DraftPlace } from "./draft-place.ts";

/** What the device has by now of a form that is written. */
export function createDraftCopy(form: FormState, titleSlot: string) {
  let [texts, base]: [Texts, Content | undefined] = [{}, undefined];
  return {
    texts: () => texts,
    /** As it was found there. */
    found(draft: Draft, of: Content | undefined): void {
      [texts, base] = [draft.texts, of ?? base];
    },
    /** Keeps what there is now, or removes it when that is nothing; answers when it was kept. */
    async keep(here: DraftPlace, kit: DraftKit): Promise<Date | undefined> {
      if (isNothing(kit, form)) {
        await here.remove();
        [texts, base] = [{}, undefined];
        return undefined;
      }
      const writing = writingOf(kit, form, titleSlot);
      await here.write(writing);
      texts = writing.texts;
      if (kit.base !== undefined && base !== kit.base) {
        base = kit.base;
        await here.writeBase(kit.base);
      }
      return new Date(writing.savedAt);
    },
  };
}
