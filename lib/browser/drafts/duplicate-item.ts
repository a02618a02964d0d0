import { slotName, slotsOf, titleText } from "#lib/fields/form/form-slot.ts";
import { textsOf } from "#lib/fields/form/form-text.ts";
import { readContent } from "#lib/space/contents.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { browserSend } from "../send/send.ts";
import { writeDraft } from "./drafts.ts";

interface Duplicated {
  memberId: string;
  type: ContentType;
  /** The default first. */
  localeIds: readonly string[];
  contentId: string;
}

/** Stores a draft of a new item with the texts of another, and returns its id. Throws `SpaceError`. */
export async function duplicateItem({ memberId, type, localeIds, contentId }: Duplicated): Promise<string> {
  const slots = slotsOf(type, localeIds);
  const all = Object.entries(
    textsOf(slots, await readContent(browserSend, { contentTypeId: type.id, contentId })),
  );
  const texts = Object.fromEntries(all.filter(([, text]) => text !== ""));
  const title = titleText(
    slots,
    slotName(type.displayField ?? "", localeIds[0] ?? ""),
    (name) => texts[name] ?? "",
  );
  const draftId = crypto.randomUUID();
  const savedAt = new Date().toISOString();
  await writeDraft({ memberId, contentTypeId: type.id, draftId, title, texts, savedAt });
  return draftId;
}
