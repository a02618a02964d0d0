import { Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PickMediaOptions } from "#components/fields/refer/pick-options.ts";
import { Select } from "#components/ui/form/text-input.tsx";
import { UploadButton } from "#components/upload/upload-button.tsx";
import { useFoundPages } from "#lib/browser/list/use-found-pages.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { setUploadSlotOfDialog } from "#lib/browser/uploading/upload-slot.ts";
import { mediaKindNames, mediaKinds } from "#lib/content/media/media-kinds.ts";
import { mediaName } from "#lib/content/media/media-words.ts";
import { mediaQueries } from "#lib/content/target-search.ts";
import { shownOf } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";
import { listMedia } from "#lib/space/media-list.ts";
import { MediaPreview } from "./media-preview.tsx";
import { MediaTile } from "./media-tile.tsx";
import { OptionList } from "./option-list.tsx";
import { PickerFoot } from "./picker-foot.tsx";
import { PickerResults } from "./picker-results.tsx";
import { PickerSearch, usePausedText } from "./picker-search.tsx";
import { useChoice } from "./use-choice.ts";

interface MediaPickerProps {
  /** Every locale of the Space, the default first, and the one that is read. */
  localeIds: readonly string[];
  localeId: string;
  options: PickMediaOptions;
  answer: (chosen: Media[] | undefined) => void;
}

const find = (query: Parameters<typeof listMedia>[1]) => listMedia(browserSend, query);

/** Photos and files that are there already: searched, looked at, chosen. */
export function MediaPicker({ localeIds, localeId, options, answer }: MediaPickerProps) {
  const t = useTranslations("pickers");
  const { max = 1, taken = [] } = options;
  const [kind, setKind] = useState(options.kind);
  const [active, setActive] = useState<Media>();
  const search = usePausedText();
  const ways = mediaQueries({ text: search.text, localeIds, kind, createdBy: options.createdBy });
  const found = useFoundPages("media", ways, find);
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
          icon={<Upload size={18} strokeWidth={1.75} aria-hidden="true" />}
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
