import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PickMediaOptions } from "#components/fields/refer/picker-context.ts";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { FileIcon } from "#components/ui/picture/file-icon.tsx";
import { PictureFacts } from "#components/ui/picture/picture-facts.tsx";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import { SizedPicture } from "#components/ui/picture/sized-picture.tsx";
import { UploadButton } from "#components/upload/upload-button.tsx";
import { useFoundPages } from "#lib/browser/list/use-found-pages.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { setUploadSlotOfDialog } from "#lib/browser/uploading/upload-slot.ts";
import { mediaListId } from "#lib/collection/list-ids.ts";
import { mediaKindNames, mediaKinds } from "#lib/content/media/file-kind.ts";
import { mediaName } from "#lib/content/media/media-words.ts";
import { mediaQueries } from "#lib/content/picker-queries.ts";
import { type Picture, shownOf } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";
import { listMedia } from "#lib/space/media-list.ts";
import { PickerFoot, useChoice } from "./choice.tsx";
import { OptionCheck, OptionList } from "./option-list.tsx";
import { PickerBody, PickerScroll, PickerSelect, PickerTools } from "./picker-body.tsx";
import { PickerResults, PickerSearch, usePausedText } from "./picker-search.tsx";

interface MediaPickerProps {
  /** All locales of the Space, the default first. */
  localeIds: readonly string[];
  localeId: string;
  options: PickMediaOptions;
  answer: (chosen: Media[] | undefined) => void;
}

const find = (query: Parameters<typeof listMedia>[1]) => listMedia(browserSend, query);

/** Searches, previews and chooses Media. */
export function MediaPicker({ localeIds, localeId, options, answer }: MediaPickerProps) {
  const t = useTranslations("pickers");
  const { max = 1, isLimited = true, taken = [] } = options;
  const [kind, setKind] = useState(options.kind);
  const [active, setActive] = useState<Media>();
  const search = usePausedText();
  const alternatives = mediaQueries({ text: search.text, localeIds, kind, createdBy: options.createdBy });
  const found = useFoundPages(mediaListId, alternatives, find);
  const choice = useChoice<Media>(max);
  const pictureOf = (media: Media) => shownOf(media, [localeId, ...localeIds]);
  const seen = active ?? choice.chosen.at(-1);
  const isTaken = ({ sys }: Media) => taken.includes(sys.id);

  return (
    <PickerBody>
      <PickerTools>
        <PickerSearch label={t("searchMedia")} onTyped={search.onTyped} />
        {options.kind === undefined && (
          <PickerSelect
            aria-label={t("kind")}
            value={kind ?? ""}
            onChange={({ currentTarget }) =>
              setKind(mediaKindNames.find((each) => each === currentTarget.value))
            }
          >
            <option value="">{t("kinds.all")}</option>
            {mediaKindNames.map((one) => (
              <option key={one} value={one}>
                {t(`kinds.${one}`)}
              </option>
            ))}
          </PickerSelect>
        )}
        <UploadButton
          label={t("upload")}
          {...(options.kind !== undefined && { kinds: mediaKinds[options.kind] })}
          multiple={max > 1}
          icon={<Icon name="upload" />}
          onDone={(media) => {
            found.again();
            choice.add(media);
          }}
        />
      </PickerTools>
      <div className="grid min-h-0 flex-[1_0_9rem] grid-cols-[minmax(0,1fr)_clamp(11rem,28%,16rem)] gap-6 max-tablet:flex-[1_0_14rem] max-tablet:grid-cols-1 max-tablet:grid-rows-[minmax(0,1fr)_auto] max-tablet:gap-3">
        <PickerScroll>
          <PickerResults found={found} isSearching={search.text !== ""} empty={t("noMedia")} layout="tiles">
            <OptionList
              label={t("media")}
              layout="tiles"
              items={found.items ?? []}
              isMultiple={max > 1}
              isChosen={(media) => isTaken(media) || choice.has(media)}
              isOff={(media) => isTaken(media) || (choice.isFull && !choice.has(media))}
              onToggle={choice.toggle}
              onTake={(media) => answer(choice.with(media))}
              onActive={setActive}
            >
              {(media) => <MediaTile picture={pictureOf(media)} isTaken={isTaken(media)} />}
            </OptionList>
          </PickerResults>
        </PickerScroll>
        <MediaPreview picture={seen && pictureOf(seen)} />
      </div>
      <div ref={setUploadSlotOfDialog} className="contents has-[>[data-upload-tray]]:block" />
      <PickerFoot
        names={choice.chosen.map((media) => mediaName(pictureOf(media)) ?? t("untitled"))}
        {...{ max, isLimited }}
        onCancel={() => answer(undefined)}
        onTake={() => answer([...choice.chosen])}
      />
    </PickerBody>
  );
}

const previewText = "text-13 wrap-anywhere text-ink-3";

/** The focused picture, larger. Its space is always reserved: else the tiles would move under a pressed pointer. */
function MediaPreview({ picture }: { picture: Picture | undefined }) {
  const t = useTranslations("pickers");
  return (
    <aside
      className="min-w-0 overflow-auto max-tablet:flex max-tablet:items-center max-tablet:gap-3 max-tablet:border-t max-tablet:border-line max-tablet:pt-3"
      aria-label={t("preview")}
    >
      <span className="grid min-h-36 w-full place-items-center overflow-hidden rounded-3 bg-sunken text-ink-3 max-tablet:h-13.5 max-tablet:min-h-0 max-tablet:w-18 max-tablet:flex-none forced-colors:border">
        {picture === undefined ? (
          <Icon name="image" size={40} strokeWidth={1.25} />
        ) : picture.url === undefined ? (
          <FileIcon kind={picture.kind} size={40} />
        ) : (
          <SizedPicture
            picture={picture}
            sizes="16rem"
            className="max-h-80 w-full object-contain max-tablet:max-h-13.5"
            alt={picture.description ?? picture.title ?? ""}
            isEarly
          />
        )}
      </span>
      <p className="mt-3 grid gap-0.5 max-tablet:mt-0 max-tablet:min-w-0">
        {picture === undefined ? (
          <small className={previewText}>{t("previewEmpty")}</small>
        ) : (
          <>
            <bdi className="font-semibold wrap-anywhere max-tablet:truncate">
              {picture.title ?? picture.fileName ?? t("untitled")}
            </bdi>
            <PictureFacts className={previewText} picture={picture} />
            {picture.description !== undefined && (
              <small className={classNames(previewText, "max-tablet:hidden")} dir="auto">
                {picture.description}
              </small>
            )}
          </>
        )}
      </p>
    </aside>
  );
}

function MediaTile({ picture, isTaken }: { picture: Picture; isTaken: boolean }) {
  const t = useTranslations("pickers");
  return (
    <>
      <PictureWell
        picture={picture}
        icon={<FileIcon kind={picture.kind} />}
        className="aspect-[4/3] w-full rounded-3 -outline-offset-3 outline-accent group-aria-selected:outline-3"
      />
      <OptionCheck className="absolute end-2 top-2" />
      <bdi className="mt-1.5 block truncate text-13">
        {picture.title ?? picture.fileName ?? t("untitled")}
      </bdi>
      {isTaken && <span className="sr-only">{t("alreadyListed")}</span>}
      {picture.processing && <small className="text-12 text-ink-3">{t("processing")}</small>}
    </>
  );
}
