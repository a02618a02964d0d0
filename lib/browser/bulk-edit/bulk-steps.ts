import {
  type BulkChange,
  bulkUndo,
  bulkWrite,
  changedText,
  replacesValue,
  slotText,
} from "#lib/fields/form/form-bulk.ts";
import type { Problem } from "#lib/fields/form/problems.ts";
import type { Content, ContentWrite } from "#lib/space/content.ts";
import type { Send } from "#lib/space/send.ts";
import { publishChange } from "../publish/publish.ts";
import type { PublishOutcome } from "../publish/publish-outcome.ts";
import type { StepOutcome } from "./bulk-run.ts";

/** An item before and after a change. */
export interface ChangedItem {
  before: Content;
  after: Content;
}

/** After these, the next item would have the same outcome. */
const stops = ["sessionEnded", "otherMember", "unreachable"] as const;
export type BulkStop = (typeof stops)[number];

export type BulkFailure =
  | Exclude<PublishOutcome, { kind: "published" | BulkStop }>
  /** The same write would overwrite what the member has not seen. */
  | { kind: "changedSince" }
  | { kind: "invalid"; problem: Problem };

type Outcome<Done> = StepOutcome<Done, BulkFailure, BulkStop>;

/**
 * Changes one field of an item. If the item has another version meanwhile, makes the same change in that one, once:
 * the other fields stay as they are there. A value that was changed meanwhile isn't replaced or cleared.
 */
export async function changeItem(
  send: Send,
  change: BulkChange,
  item: Content,
  memberId: string,
): Promise<Outcome<ChangedItem>> {
  const first = await changeVersion(send, change, item, memberId);
  if (first.kind !== "failed" || first.failure.kind !== "conflict") return first;
  const { theirs } = first.failure;
  if (isUnseen(change, item, theirs)) return { kind: "failed", failure: { kind: "changedSince" } };
  return await changeVersion(send, change, theirs, memberId);
}

/** Whether a change would overwrite a value other than the one that the member saw. */
function isUnseen(change: BulkChange, item: Content, theirs: Content): boolean {
  const before = slotText(change.slot, item);
  return (
    replacesValue(change) && ![before, changedText(change, before)].includes(slotText(change.slot, theirs))
  );
}

async function changeVersion(
  send: Send,
  change: BulkChange,
  before: Content,
  memberId: string,
): Promise<Outcome<ChangedItem>> {
  const next = bulkWrite(change, before);
  if (next.kind === "invalid") return { kind: "failed", failure: next };
  if (next.kind === "same") return { kind: "done" };
  const outcome = await publish(send, before, next.write, memberId);
  if (outcome.kind !== "done") return outcome;
  return { kind: "done", ...(outcome.done && { done: { before, after: outcome.done } }) };
}

/** Gives a field back its value from before, if the item has not been changed since. */
export async function undoItem(
  send: Send,
  change: BulkChange,
  { before, after }: ChangedItem,
  memberId: string,
): Promise<Outcome<Content>> {
  const outcome = await publish(send, after, bulkUndo(change, before, after), memberId);
  if (outcome.kind !== "failed" || outcome.failure.kind !== "conflict") return outcome;
  return { kind: "failed", failure: { kind: "changedSince" } };
}

async function publish(
  send: Send,
  { sys: { id, contentType, version } }: Content,
  write: ContentWrite,
  memberId: string,
): Promise<Outcome<Content>> {
  const outcome = await publishChange(send, {
    ...{ contentTypeId: contentType.sys.id, contentId: id, memberId, version, write },
    isOneOfMany: true,
    async mark() {},
  });
  if (outcome.kind === "published") return { kind: "done", done: outcome.content };
  if (isStop(outcome)) return { kind: "stopped", stop: outcome.kind };
  return { kind: "failed", failure: outcome };
}

function isStop(outcome: PublishOutcome): outcome is Extract<PublishOutcome, { kind: BulkStop }> {
  return stops.some((kind) => kind === outcome.kind);
}
