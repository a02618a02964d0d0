import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fieldProblem } from "#components/ui/form/field.tsx";
import { inputVariants } from "#components/ui/form/text-input.tsx";
import { afterPress } from "#lib/browser/after-press.ts";
import { useKnownTags } from "#lib/browser/content/use-known-tags.ts";
import { isComposing } from "#lib/browser/keys/is-composing.ts";
import { type ControlProps, controlAttributes } from "../control-props.ts";
import { useEditor, useSlotProblem } from "../form-context.ts";
import { UnfitCard } from "../unfit-card.tsx";
import { TagList } from "./tag-list.tsx";
import { useTags } from "./use-tags.ts";

/**
 * Tags: Enter or a comma adds one, a pasted list adds all of its tags, Backspace removes the last one. Suggests tags of
 * other items.
 */
export function TagsControl(props: ControlProps) {
  const { slot, id, invalid, describedBy } = props;
  const t = useTranslations("pickers");
  const tags = useTags(slot);
  const input = useRef<HTMLInputElement>(null);
  const { typeId } = useEditor();
  const [isUsed, setUsed] = useState(false);
  const known = useKnownTags(isUsed ? typeId : undefined, {
    apiName: slot.field.apiName,
    localeId: slot.locale,
  });
  const problem = useSlotProblem(slot.name);
  const helpId = `${id}-help`;
  if (!tags.fits) return <UnfitCard {...props} />;

  function focusTag(place: number): void {
    const tag = place < 0 ? null : document.getElementById(`${id}-tag-${place}`);
    (tag ?? input.current)?.focus();
  }

  function remove(place: number): void {
    flushSync(() => tags.remove(place));
    focusTag(Math.min(place, tags.tags.length - 2));
  }

  function move(place: number, to: number): void {
    if (to < 0 || to >= tags.tags.length) return;
    flushSync(() => tags.move(place, to));
    focusTag(to);
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    // The same key ends a composition.
    if (isComposing(event.nativeEvent)) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isAtStart = selectionStart === 0 && selectionEnd === 0 && tags.tags.length > 0;
    if (event.key === "Enter" && !(event.ctrlKey || event.metaKey)) tags.add(tags.typed, true);
    else if (isAtStart && event.key === "Backspace") {
      tags.remove(tags.tags.length - 1);
    } else if (isAtStart && event.key === "ArrowLeft") focusTag(tags.tags.length - 1);
    else return;
    event.preventDefault();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the words goes on writing; keys are there already. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <div
        className={inputVariants({ part: "tags", className: "cursor-text" })}
        {...((invalid || tags.status?.isProblem) && { "data-invalid": "" })}
        onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
      >
        <TagList
          {...{ id, helpId, tags: tags.tags, onRemove: remove, onMove: move, onFocus: focusTag }}
          bad={problem?.code === "entries" ? problem.entries.map(({ index }) => index) : []}
        />
        <input
          {...controlAttributes({ ...props, describedBy: [describedBy, helpId].filter(Boolean).join(" ") })}
          ref={input}
          className="h-6.5 min-w-16 flex-1 px-1.5 outline-0 placeholder:text-ink-3 touch:h-9"
          type="text"
          dir="auto"
          autoComplete="off"
          enterKeyHint="enter"
          placeholder={t("tagInput")}
          value={tags.typed}
          onChange={({ currentTarget, nativeEvent }) => {
            if (nativeEvent instanceof InputEvent && nativeEvent.isComposing)
              tags.compose(currentTarget.value);
            else tags.add(currentTarget.value, isChosen(nativeEvent) && known.includes(currentTarget.value));
          }}
          onCompositionEnd={(event) => tags.add(event.currentTarget.value, false)}
          onPaste={(event) => pasteLines(event.clipboardData.getData("text"), event, tags.add)}
          onKeyDown={onKey}
          list={`${id}-known`}
          onFocus={() => setUsed(true)}
          onBlur={() => afterPress(() => tags.add(tags.typed, true))}
        />
        <datalist id={`${id}-known`}>
          {known
            .filter((tag) => !tags.tags.includes(tag))
            .map((tag) => (
              <option key={tag} value={tag} />
            ))}
        </datalist>
      </div>
      <p id={helpId} hidden>
        {t("tagHelp")}
      </p>
      <p className={tags.status?.isProblem ? fieldProblem : "sr-only"} role="status">
        {tags.status?.text}
      </p>
    </>
  );
}

/** Whether a suggestion was chosen, for which some browsers send a plain event instead of an input event. */
function isChosen(event: Event): boolean {
  return !(event instanceof InputEvent) || event.inputType === "insertReplacementText";
}

/** A single-line input drops line breaks, so a pasted list is split before that. */
function pasteLines(
  text: string,
  event: { preventDefault: () => void },
  add: (text: string, isDone: boolean) => void,
): void {
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  add(text, true);
}
