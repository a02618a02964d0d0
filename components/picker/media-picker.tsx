import { Check, ImageIcon, Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PickMediaOptions } from "#components/fields/refer/picker-context.ts";
import { Select } from "#components/ui/form/text-input.tsx";
import { FileIcon } from "#components/ui/picture/file-icon.tsx";
import { PictureFacts } from "#components/ui/picture/picture-facts.tsx";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import { SizedPicture } from "#components/ui/picture/sized-picture.tsx";
import { UploadButton } from "#components/upload/upload-button.tsx";
import { useFoundPages } from "#lib/browser/list/use-found-pages.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { setUploadSlotOfDialog } from "#lib/browser/uploading/upload-slot.ts";
import { mediaKindNames, mediaKinds } from "#lib/content/media/file-kind.ts";
import { mediaName } from "#lib/content/media/media-words.ts";
import { mediaQueries } from "#lib/content/search-methods.ts";
import { type Picture, shownOf } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";
import { listMedia } from "#lib/space/media-list.ts";
import { PickerFoot, useChoice } from "./choice.tsx";
import { OptionList } from "./option-list.tsx";
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
  const { max = 1, taken = [] } = options;
  const [kind, setKind] = useState(options.kind);
  const [active, setActive] = useState<Media>();
  const search = usePausedText();
  const alternatives = mediaQueries({ text: search.text, localeIds, kind, createdBy: options.createdBy });
  const found = useFoundPages("media", alternatives, find);
  const choice = useChoice<Media>(max);
  const pictureOf = (media: Media) => shownOf(media, [localeId, ...localeIds]);
  const seen = active ?? choice.chosen.at(-1);
  const isTaken = ({ sys }: Media) => taken.includes(sys.id);

  return (
    <div className="picker">
      <div className="picker-tools">
        <PickerSearch label={t("searchMedia")} onTyped={search.onTyped} />
        {options.kind === undefined && (
          <Select
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
          </Select>
        )}
        <UploadButton
          label={t("upload")}
          {...(options.kind !== undefined && { kinds: mediaKinds[options.kind] })}
          multiple={max > 1}
          icon={<Upload />}
          onDone={(media) => {
            found.again();
            choice.add(media);
          }}
        />
      </div>
      <div className="picker-sides">
        <div className="picker-scroll">
          <PickerResults
            found={found}
            isSearching={search.text !== ""}
            empty={t("noMedia")}
            skeletonClass="picker-grid"
          >
            <OptionList
              label={t("media")}
              className="picker-grid"
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
        </div>
        <MediaPreview picture={seen && pictureOf(seen)} />
      </div>
      <div ref={setUploadSlotOfDialog} className="picker-uploads" />
      <PickerFoot
        names={choice.chosen.map((media) => mediaName(pictureOf(media)) ?? t("untitled"))}
        max={max}
        onCancel={() => answer(undefined)}
        onTake={() => answer([...choice.chosen])}
      />
    </div>
  );
}

/** The focused picture, larger. Its space is always reserved: else the tiles would move under a pressed pointer. */
function MediaPreview({ picture }: { picture: Picture | undefined }) {
  const t = useTranslations("pickers");
  return (
    <aside className="picker-preview" aria-label={t("preview")}>
      <span className="picker-large">
        {picture === undefined ? (
          <ImageIcon size={40} strokeWidth={1.25} />
        ) : picture.url === undefined ? (
          <FileIcon kind={picture.kind} size={40} />
        ) : (
          <SizedPicture
            picture={picture}
            sizes="16rem"
            alt={picture.description ?? picture.title ?? ""}
            isEarly
          />
        )}
      </span>
      <p className="picker-preview-words">
        {picture === undefined ? (
          <small>{t("previewEmpty")}</small>
        ) : (
          <>
            <bdi>{picture.title ?? picture.fileName ?? t("untitled")}</bdi>
            <PictureFacts picture={picture} />
            {picture.description !== undefined && <small dir="auto">{picture.description}</small>}
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
        width={240}
        height={180}
        icon={<FileIcon kind={picture.kind} />}
        className="picker-picture"
      />
      <span className="picker-check" aria-hidden="true">
        <Check size={14} strokeWidth={2.5} />
      </span>
      <bdi className="picker-name">{picture.title ?? picture.fileName ?? t("untitled")}</bdi>
      {isTaken && <span className="sr-only">{t("taken")}</span>}
      {picture.processing && <small className="picker-small">{t("processing")}</small>}
    </>
  );
}
