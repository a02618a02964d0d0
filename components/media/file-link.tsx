import Link from "next/link";
import type { ReactNode } from "react";
import { isPhone } from "#components/list/phone.ts";
import type { MediaView } from "#lib/collection/of/media.ts";
import type { Media } from "#lib/space/media.ts";
import { useLibraryDesk } from "./library-desk.tsx";
import { fileAddress, openFile } from "./media-place.ts";

interface FileLinkProps {
  view: MediaView;
  media: Media;
  isOpen: boolean;
  className: string;
  children: ReactNode;
}

/** Opens a file beside the list, which stays as it is. Where a thumb picks, a press is a pick. */
export function FileLink({ view, media, isOpen, className, children }: FileLinkProps) {
  const { selection } = useLibraryDesk();
  const { id } = media.sys;
  return (
    <Link
      className={className}
      href={fileAddress(view, id)}
      prefetch={false}
      onClick={(event) => {
        if (!selection.now().isPicking || !isPhone()) return;
        event.preventDefault();
        selection.toggle(media);
      }}
      onNavigate={(event) => {
        event.preventDefault();
        openFile(view, id);
      }}
      {...(isOpen && { "aria-current": "true" as const })}
    >
      {children}
    </Link>
  );
}
