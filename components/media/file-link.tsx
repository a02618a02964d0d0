import type { ReactNode } from "react";
import { pickOnPress } from "#components/collection/list-store.tsx";
import { Link } from "#components/ui/link.tsx";
import type { MediaView } from "#lib/collection/of/media.ts";
import type { Media } from "#lib/space/media.ts";
import { useListStore } from "./library-context.ts";
import { fileAddress, openFile } from "./media-address.ts";

interface FileLinkProps {
  view: MediaView;
  media: Media;
  isOpen: boolean;
  className: string;
  children: ReactNode;
}

/** Opens a file beside the list. While items are being selected on a phone, a press selects it. */
export function FileLink({ view, media, isOpen, className, children }: FileLinkProps) {
  const store = useListStore();
  const { id } = media.sys;
  return (
    <Link
      className={className}
      href={fileAddress(view, id)}
      prefetch={false}
      data-row-link=""
      onClick={(event) => pickOnPress(store, media, event)}
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
