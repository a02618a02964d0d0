import type { FormState } from "#lib/fields/form/form-state.ts";
import type { Texts } from "#lib/fields/form/form-text.ts";
import type { Content } from "#lib/space/content.ts";
import type { Draft } from "./draft.ts";
import type { KeptState } from "./draft-keeper.ts";
import type { DraftPlace } from "./draft-place.ts";

/** The form of which a draft is kept, where, and who is told. */
export interface DraftOptions {
  memberId: string;
  /** What the form shows at first; a new item has none. */
  content: Content | undefined;
  form: FormState;
  /** The slot that names the item. */
  titleSlot: string;
  /** What the form was begun with, which nobody typed. */
  begun?: Texts | undefined;
  place: Promise<DraftPlace>;
  onKept: (kept: KeptState) => void;
  onRestored: (draft: Draft | undefined) => void;
}
