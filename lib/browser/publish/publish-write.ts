import type { Send } from "#lib/space/send.ts";
import type { DraftTarget } from "../drafts/draft.ts";
import { type ChangedContent, publishChange, publishNew } from "./publish.ts";
import type { PublishOutcome } from "./publish-outcome.ts";

type DraftWrite = Pick<ChangedContent, "memberId" | "write" | "sentBefore" | "mark"> &
  Pick<DraftTarget, "contentTypeId" | "contentId"> & {
    /** The `sys.version` that a change is made from. */
    version: number | undefined;
  };

/** Publishes a draft as a new item or a change of one. Never rejects: a defect must not cost the member any text. */
export async function publishWrite(send: Send, draft: DraftWrite): Promise<PublishOutcome> {
  const { contentId, version } = draft;
  try {
    if (contentId === undefined || version === undefined) return await publishNew(send, draft);
    return await publishChange(send, { ...draft, contentId, version });
  } catch (error) {
    console.error(error);
    return { kind: "failed", message: "", requestId: undefined };
  }
}
