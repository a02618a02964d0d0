import { headers } from "next/headers";
import type { ReactNode } from "react";
import { Library } from "#components/media/library.tsx";
import { LibraryFrame } from "#components/media/library-skeleton.tsx";
import { mediaIdAt } from "#components/media/media-address.ts";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { listedMedia } from "#lib/collection/of/listed-media.ts";
import { mediaOf } from "#lib/collection/of/media.ts";
import { servePage } from "#lib/collection/query.ts";
import { searchOf } from "#lib/collection/view.ts";
import { mediaUsePlaces } from "#lib/content/media/media-uses.ts";
import { packJson } from "#lib/content/packed-json.ts";
import { requireMember } from "#lib/session/member.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { framedWhenSlow } from "../../../framed-when-slow.tsx";
import { readerOf } from "../../reader.ts";
import { isAdministrator } from "../is-administrator.ts";
import { fileOf } from "./file-of.ts";

/**
 * Photos and files. A layout, so that the list stays mounted while the URL changes from file to file
 * (docs/decisions/0028); the pages below only set the title and answer 404.
 */
export default async function MediaLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages area="media">
      {await framedWhenSlow(library(), <LibraryFrame />)}
      {children}
    </ClientMessages>
  );
}

async function library() {
  const { language, locales, contentTypes, reading } = await readerOf();
  const { localeIds } = reading;
  const member = await requireMember();
  const url = new URL((await headers()).get("x-address") ?? "", "http://portal.invalid");
  const who = { memberId: member.id, localeIds };
  const media = mediaOf(who);
  const address = media.readView(searchOf(url.searchParams));
  const mediaId = mediaIdAt(url.pathname);
  const [served, isAdmin, file] = await Promise.all([
    "problem" in address ? { query: "" } : servePage(media, member.send, address.view),
    isAdministrator(),
    mediaId === undefined ? undefined : fileOf(mediaId),
  ]);
  return (
    <Library
      subject={{
        ...who,
        ...reading,
        ...{ isAdmin, locales },
        brandName: wordsIn(currentSpaceFile().brand.name, language),
        usePlaces: mediaUsePlaces(contentTypes, localeIds, language),
      }}
      served={packJson(listedMedia(served))}
      file={file && "media" in file ? file.media : undefined}
    />
  );
}
