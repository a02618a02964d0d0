import { cache } from "react";
import { servedFile } from "#lib/content/media/media-served.ts";
import { requireMember } from "#lib/session/member.ts";

/** The file that an address names, asked for once a request. */
export const fileOf = cache(async (mediaId: string) => servedFile((await requireMember()).send, mediaId));
