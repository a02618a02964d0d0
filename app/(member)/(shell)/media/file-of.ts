import { cache } from "react";
import { answerOrProblem } from "#lib/content/space-problem.ts";
import { requireMember } from "#lib/session/member.ts";
import { readMedia } from "#lib/space/media-list.ts";

/** The file of a URL, read once a request. */
export const fileOf = cache(async (mediaId: string) => {
  const read = await answerOrProblem(readMedia((await requireMember()).send, mediaId, 1));
  return "problem" in read ? read : { media: read.answer };
});
