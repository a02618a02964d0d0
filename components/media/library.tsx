"use client";

import dynamic from "next/dynamic";
import { usePathname, useSearchParams } from "next/navigation";
import { NotThere } from "#components/ui/not-there.tsx";
import { type MediaPage, mediaOf } from "#lib/collection/of/media.ts";
import type { ServedPage } from "#lib/collection/page.ts";
import { searchOf } from "#lib/collection/view.ts";
import type { Media } from "#lib/space/media.ts";
import { LibraryDeskProvider } from "./library-desk.tsx";
import { LibraryOfView } from "./library-of-view.tsx";
import { mediaIdAt } from "./media-place.ts";
import type { LibrarySubject } from "./media-subject.ts";

const AddressProblem = dynamic(
  () => import("./address-problem.tsx").then((lazy) => lazy.AddressProblem).catch(() => NotThere),
  { loading: () => null },
);
const FilePanel = dynamic(() =>
  import("./panel/file-panel.tsx").then((lazy) => lazy.FilePanel).catch(() => NotThere),
);

interface LibraryProps {
  subject: LibrarySubject;
  served: ServedPage<MediaPage>;
  /** The file that the address opened when the page was asked for. */
  file: Media | undefined;
}

/** Photos and files. The address is the view, and the file that is open beside it. */
export function Library({ subject, served, file }: LibraryProps) {
  const address = mediaOf(subject).readView(searchOf(useSearchParams()));
  const mediaId = mediaIdAt(usePathname());
  if ("problem" in address) return <AddressProblem problem={address.problem} />;
  const { view } = address;
  return (
    <LibraryDeskProvider>
      <div className="library">
        <LibraryOfView {...{ subject, served, view }} openId={mediaId} />
        {mediaId !== undefined && (
          <FilePanel
            key={mediaId}
            {...{ subject, view, mediaId }}
            first={file?.sys.id === mediaId ? file : undefined}
          />
        )}
      </div>
    </LibraryDeskProvider>
  );
}
