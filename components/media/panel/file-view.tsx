import { useState } from "react";
import { useMediaUses } from "#lib/browser/media/use-media-uses.ts";
import type { MediaView } from "#lib/collection/of/media.ts";
import { shownOf } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";
import type { LibrarySubject } from "../media-subject.ts";
import { FileActions } from "./file-actions.tsx";
import { FileFacts } from "./file-facts.tsx";
import { FileUses } from "./file-uses.tsx";
import { FileWords } from "./file-words.tsx";
import { Preview } from "./preview.tsx";

interface FileViewProps {
  subject: LibrarySubject;
  view: MediaView;
  media: Media;
  onChanged: (media: Media) => void;
}

/** All that is known of one photo or file, and what can be done with it. */
export function FileView({ subject, view, media, onChanged }: FileViewProps) {
  const picture = shownOf(media, [subject.localeId, ...subject.localeIds]);
  const uses = useMediaUses(media.sys.id, subject.usePlaces);
  const [seconds, setSeconds] = useState<number>();
  return (
    <div className="file-view">
      <Preview {...{ media, picture }} onLength={setSeconds} />
      <FileActions {...{ subject, view, media, picture }} uses={uses} />
      <FileWords {...{ subject, media, onChanged }} />
      <FileFacts {...{ subject, media, picture, seconds }} />
      <FileUses uses={uses} />
    </div>
  );
}
