import type { DraftTarget } from "#lib/browser/drafts/draft.ts";
import type { OpenDraft } from "#lib/browser/drafts/use-draft.ts";
import type { FormState } from "#lib/fields/form/form-state.ts";
import type { Problems } from "#lib/fields/form/problems.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

/** What lies on the desk while one thing is written. */
export interface Desk {
  memberId: string;
  target: DraftTarget;
  type: ContentType;
  /** What the form began from; a new item has none. */
  content: Content | undefined;
  form: FormState;
  /** The slot that names the item. */
  titleSlot: string;
  draft: OpenDraft;
  /** Goes to the first of them. */
  onProblems: (problems: Problems) => void;
  /** Goes to the control of a slot, in its language. */
  onGo: (name: string) => void;
}
