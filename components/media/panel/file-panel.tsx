import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { SignInLink } from "#components/ui/sign-in-link.tsx";
import { Skeleton, SkeletonFrame } from "#components/ui/skeleton.tsx";
import { useShortcut } from "#lib/browser/keys/use-shortcut.ts";
import { reloadLists } from "#lib/browser/list/list-pages.ts";
import { useMedia } from "#lib/browser/media/use-media.ts";
import { useMediaUses } from "#lib/browser/media/use-media-uses.ts";
import { mediaListId } from "#lib/collection/list-ids.ts";
import type { MediaView } from "#lib/collection/of/media.ts";
import { fileTitle } from "#lib/content/media/file-title.ts";
import { mediaName } from "#lib/content/media/media-words.ts";
import { type Problem, problemKind, problemOf } from "#lib/content/space-problem.ts";
import { shownOf } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";
import type { LibrarySubject } from "../library-context.ts";
import { useListStore } from "../library-context.ts";
import { closeFile } from "../media-address.ts";
import { WindowTitle } from "../window-title.tsx";
import { FileActions } from "./file-actions.tsx";
import { FileFacts, FileUses } from "./file-details.tsx";
import { FileWords } from "./file-words.tsx";
import { Preview } from "./preview.tsx";
import { useFileFocus } from "./use-file-focus.ts";

interface FilePanelProps {
  subject: LibrarySubject;
  view: MediaView;
  mediaId: string;
  /** As rendered by the server. */
  first: Media | undefined;
}

const panel = classNames(
  "sticky top-0 h-[calc(100dvh-1rem)] w-96 flex-none animate-appear scroll-py-16 self-start overflow-auto",
  "overscroll-contain border-s border-line bg-sheet",
  "max-desktop:z-bar max-desktop:-ms-96 max-desktop:bg-raised max-desktop:shadow-3",
  "max-tablet:fixed max-tablet:inset-0 max-tablet:z-panel max-tablet:m-0 max-tablet:h-auto max-tablet:w-auto",
  "max-tablet:animate-slide-up max-tablet:self-stretch max-tablet:border-0 max-tablet:bg-sheet max-tablet:shadow-none",
  "max-tablet:pb-[env(safe-area-inset-bottom)]",
);

/** The panel of a file beside the list; on a phone over it. Esc, Back and the close button return to the list. */
export function FilePanel({ subject, view, mediaId, first }: FilePanelProps) {
  const t = useTranslations("media");
  const { shown, selection } = useListStore();
  const { data: media, error, mutate } = useMedia(mediaId, first ?? inList(shown.get(), mediaId));
  const close = () => closeFile(view);
  const title = useFileFocus(mediaId);
  useShortcut("escape", () => {
    if (!selection.now().isPicking) close();
  });
  const picture = media && shownOf(media, [subject.localeId, ...subject.localeIds]);
  const gone = error !== undefined && problemOf(error).code === "NotFound";
  return (
    <section className={panel} data-file-panel="" data-replaces-nav="" aria-label={t("panel.label")}>
      <WindowTitle
        brandName={subject.brandName}
        title={gone ? t("panel.missingTitle404") : media && fileTitle(media, subject)}
      />
      <header
        className={classNames(
          "sticky top-0 z-over flex min-h-bar items-center gap-2 border-b border-line bg-inherit ps-5 pe-3",
          "max-tablet:min-h-16 max-tablet:gap-0 max-tablet:ps-1 max-tablet:pe-4",
        )}
      >
        <Button
          className="tablet:hidden"
          variant="quiet"
          iconOnly
          aria-label={t("panel.back")}
          icon={<Icon name="arrow-left" size={22} />}
          onClick={close}
        />
        <h2
          ref={title}
          tabIndex={-1}
          className="min-w-0 flex-1 truncate text-16 font-semibold outline-none max-tablet:wrap-anywhere max-tablet:whitespace-normal"
        >
          <bdi>{picture === undefined ? t("panel.label") : (mediaName(picture) ?? t("untitled"))}</bdi>
        </h2>
        <Button
          className="max-tablet:hidden"
          variant="quiet"
          iconOnly
          aria-label={t("panel.close")}
          title={t("panel.close")}
          icon={<Icon name="x" size={20} />}
          onClick={close}
        />
      </header>
      {media && !gone && (
        <FileView
          {...{ subject, view, media, close }}
          onChanged={(changed) => {
            void mutate(changed, { revalidate: false });
            reloadLists(mediaListId);
          }}
        />
      )}
      {error !== undefined && (gone || media === undefined) && (
        <NoFile problem={problemOf(error)} retry={() => void mutate()} close={close} />
      )}
      {media === undefined && error === undefined && (
        <SkeletonFrame label={t("panel.loading")}>
          <Skeleton shape="picture" className="min-h-40 max-tablet:-mx-4 max-tablet:rounded-none" />
        </SkeletonFrame>
      )}
    </section>
  );
}

function inList(items: readonly Media[], mediaId: string): Media | undefined {
  return items.find(({ sys }) => sys.id === mediaId);
}

interface FileViewProps {
  subject: LibrarySubject;
  view: MediaView;
  media: Media;
  close: () => void;
  onChanged: (media: Media) => void;
}

/** Everything about one file, with its actions. */
function FileView({ subject, view, media, close, onChanged }: FileViewProps) {
  const picture = shownOf(media, [subject.localeId, ...subject.localeIds]);
  const uses = useMediaUses(media.sys.id, subject.usePlaces, subject);
  const [seconds, setSeconds] = useState<number>();
  return (
    <div className="grid gap-6 p-5 *:min-w-0 max-tablet:px-4 max-tablet:pt-0 max-tablet:pb-8">
      <Preview {...{ media, picture }} onLength={setSeconds} />
      <FileActions {...{ subject, view, media, picture }} uses={uses} />
      <FileWords {...{ subject, media, onChanged }} onLeave={close} />
      <FileFacts {...{ subject, media, picture, seconds }} />
      <FileUses uses={uses} />
    </div>
  );
}

/** Why a file can't be shown, and what to do next. */
function NoFile({ problem, retry, close }: { problem: Problem; retry: () => void; close: () => void }) {
  const t = useTranslations("media.panel");
  const words = useTranslations("list.problem");
  if (problem.code === "NotFound") {
    return (
      <EmptyState
        className="max-tablet:px-4!"
        drawing={false}
        title={t("missingTitle404")}
        text={t("missingText")}
        actions={<Button onClick={close}>{t("back")}</Button>}
      />
    );
  }
  const kind = problemKind(problem.code, ["ended", "unreachable"]);
  const isEnded = kind === "ended";
  return (
    <EmptyState
      className="max-tablet:px-4!"
      drawing={false}
      title={isEnded ? words("ended") : t(kind === "unreachable" ? "unreachable" : "otherProblem")}
      text={problem.requestId === undefined ? "" : words("reference", { requestId: problem.requestId })}
      actions={
        isEnded ? (
          <SignInLink>{words("signIn")}</SignInLink>
        ) : (
          <Button onClick={retry}>{words("again")}</Button>
        )
      }
    />
  );
}
