import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { PickerPlace, PickRequest } from "#components/fields/refer/picker-context.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { markedText } from "#components/ui/marked-text.tsx";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import { Time } from "#components/ui/time.tsx";
import { useFoundPages } from "#lib/browser/list/use-found-pages.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { contentsListId } from "#lib/collection/list-ids.ts";
import { foundText } from "#lib/content/found-text.ts";
import { contentQueries } from "#lib/content/picker-queries.ts";
import { manyOf, oneOf } from "#lib/content/type-words.ts";
import type { NamedText } from "#lib/fields/refer/names.ts";
import { lookOf, type TargetLook } from "#lib/fields/refer/target-look.ts";
import type { Content } from "#lib/space/content.ts";
import { listContents } from "#lib/space/contents.ts";
import type { ListQuery } from "#lib/space/list.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { PickerFoot, useChoice } from "./choice.tsx";
import { CreateHere } from "./create-here.tsx";
import type { FormHere } from "./form-here.ts";
import { OptionCheck, OptionList } from "./option-list.tsx";
import { PickerBody, PickerScroll, PickerSelect, PickerTools } from "./picker-body.tsx";
import { PickerMessage, PickerResults, PickerSearch, usePausedText } from "./picker-search.tsx";

interface ContentPickerProps {
  place: PickerPlace;
  /** The forms of new items, by type. */
  forms: Map<string, FormHere>;
  request: Extract<PickRequest, { kind: "content" }>;
}

/** Searches, chooses and creates Contents of a type. */
export function ContentPicker({ place, forms, request: { options, answer } }: ContentPickerProps) {
  const t = useTranslations("pickers");
  const language = useLocale();
  const { max = 1, isLimited = true, taken = [], types } = options;
  const [type, setType] = useState(types[0]);
  const [isMaking, setMaking] = useState(false);
  const search = usePausedText();
  const choice = useChoice<Content>(max);
  const isTaken = ({ sys }: Content) => taken.includes(sys.id);
  if (type === undefined) return <PickerMessage>{t("noType")}</PickerMessage>;

  function take(item: Content): void {
    if (max === 1) answer([item]);
    else choice.toggle(item);
  }

  return (
    <PickerBody>
      <PickerTools>
        <PickerSearch label={t("searchContent", { many: manyOf(type, language) })} onTyped={search.onTyped} />
        {types.length > 1 && <TypeSelect types={types} type={type} onType={setType} />}
        {type.create && (
          <Button icon={<Icon name="plus" />} onClick={() => setMaking(true)}>
            {t("make", { one: oneOf(type, language) })}
          </Button>
        )}
      </PickerTools>
      <PickerScroll>
        <Found
          {...{ place, type, choice, max, isTaken, text: search.text }}
          onTake={(item) => answer(choice.with(item))}
        />
      </PickerScroll>
      <PickerFoot
        names={choice.chosen.map((item) => nameOf(lookOf(item, place.naming)) ?? t("untitled"))}
        {...{ max, isLimited }}
        onCancel={() => answer(undefined)}
        onTake={() => answer([...choice.chosen])}
      />
      <CreateHere
        place={place}
        forms={forms}
        type={type}
        open={isMaking}
        onClose={() => setMaking(false)}
        onMade={take}
      />
    </PickerBody>
  );
}

function nameOf(look: TargetLook): string | undefined {
  return look.kind === "content" ? look.title?.text : undefined;
}

interface FoundProps {
  place: PickerPlace;
  type: ContentType;
  choice: ReturnType<typeof useChoice<Content>>;
  max: number;
  isTaken: (item: Content) => boolean;
  text: string;
  onTake: (item: Content) => void;
}

function Found({ place, type, choice, max, isTaken, text, onTake }: FoundProps) {
  const t = useTranslations("pickers");
  const language = useLocale();
  const alternatives = contentQueries({ text, localeIds: place.naming.localeIds, type });
  const find = (query: ListQuery) => listContents(browserSend, type.id, query);
  const found = useFoundPages(contentsListId("contents", type.id), alternatives, find);
  return (
    <PickerResults
      found={found}
      isSearching={text !== ""}
      empty={t("noContent", { many: manyOf(type, language) })}
      layout="rows"
    >
      <OptionList
        label={wordsIn(type.label.many, language)}
        layout="rows"
        items={found.items ?? []}
        isMultiple={max > 1}
        isChosen={(item) => isTaken(item) || choice.has(item)}
        isOff={(item) => isTaken(item) || (choice.isFull && !choice.has(item))}
        onToggle={choice.toggle}
        onTake={onTake}
      >
        {(item) => (
          <ContentOption
            look={lookOf(item, place.naming)}
            type={type}
            isTaken={isTaken(item)}
            found={foundText(item, type, place.naming, text)}
            search={text}
          />
        )}
      </OptionList>
    </PickerResults>
  );
}

interface TypeSelectProps {
  types: readonly ContentType[];
  type: ContentType;
  onType: (type: ContentType) => void;
}

function TypeSelect({ types, type, onType }: TypeSelectProps) {
  const t = useTranslations("pickers");
  const language = useLocale();
  return (
    <PickerSelect
      aria-label={t("type")}
      value={type.id}
      onChange={(event) => onType(types.find(({ id }) => id === event.currentTarget.value) ?? type)}
    >
      {types.map(({ id, label }) => (
        <option key={id} value={id}>
          {wordsIn(label.many, language)}
        </option>
      ))}
    </PickerSelect>
  );
}

interface ContentOptionProps {
  look: TargetLook;
  type: ContentType;
  isTaken: boolean;
  /** The text in which the search found something, if the title doesn't show it. */
  found: NamedText | undefined;
  search: string;
}

function ContentOption({ look, type, isTaken, found, search }: ContentOptionProps) {
  const t = useTranslations("pickers");
  if (look.kind !== "content") return null;
  return (
    <>
      <PictureWell picture={look.picture} icon={<Icon name={type.icon} />} className="h-11 w-15 rounded-2" />
      <span className="grid min-w-0 flex-1">
        <bdi className="truncate font-semibold" lang={look.title?.localeId}>
          {markedText(look.title?.text ?? t("untitled"), search)}
        </bdi>
        {found && (
          <small className="truncate text-13 text-ink-2" lang={found.localeId}>
            <bdi>{markedText(found.text, search)}</bdi>
          </small>
        )}
        <small className="text-13 text-ink-3">
          {isTaken ? t("alreadyListed") : <Time at={look.updatedAt} />}
        </small>
      </span>
      <OptionCheck />
    </>
  );
}
