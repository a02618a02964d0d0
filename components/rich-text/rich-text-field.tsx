import { useTranslations } from "next-intl";
import {
  type DragEvent,
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "#components/ui/class-names.ts";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { useMediaOrigins } from "#components/ui/picture/media-origins.tsx";
import { afterPress } from "#lib/browser/after-press.ts";
import { hasFiles, takeFiles } from "#lib/browser/uploading/dropped-files.ts";
import { Catcher, catcherAttributes, type TextDescription, textAttributes } from "./catcher.tsx";
import { loadTextMenus, prefetchWriting } from "./load-writing.ts";
import type { RichSource } from "./rich-document.ts";
import { RichNotice } from "./rich-notice.tsx";
import { StillText } from "./still-text.tsx";
import type { Command } from "./tools/commands.ts";
import type { LinkSubject } from "./tools/link-matches.tsx";
import { RichQuestions } from "./tools/rich-questions.tsx";
import { LiveTools } from "./tools/rich-tools.tsx";
import { useKeyboardEdge } from "./tools/use-keyboard-edge.ts";
import { type PictureUploads, usePictureUploads } from "./tools/use-picture-uploads.ts";
import { type PickPicture, usePictures } from "./tools/use-pictures.ts";
import { useLabelPress, usePointedPlace } from "./use-label-press.ts";
import { useWriting } from "./use-writing.ts";
import type { LeftOut, TextAttributes, Writing } from "./writing.ts";

export interface RichTextFieldProps extends TextDescription {
  source: RichSource;
  /** What a link can lead to. */
  links: LinkSubject;
  /** Undefined if there are no photos to choose from. */
  pickPicture: PickPicture | undefined;
  /** Undefined if nothing can be uploaded. */
  pictureUploads: PictureUploads | undefined;
}

const TextMenus = lazyPart(loadTextMenus);

/**
 * A text with headings, lists, links and pictures, edited in place (experience.md "Editor"). Static HTML until it is
 * focused; then the editor's library loads and continues at the same caret.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { source, id, label, lang, invalid, pickPicture } = props;
  const t = useTranslations("richText");
  const [leftOut, setLeftOut] = useState<LeftOut>();
  const box = useRef<HTMLDivElement>(null);
  const tool = (selector: string) => box.current?.querySelector<HTMLElement>(`[data-tool]${selector}`);
  const onLink = () => tool("[data-tool='link']")?.click();
  const hasPictures = pickPicture !== undefined;
  const attributes = textAttributes(props);
  const mediaOrigins = useMediaOrigins();
  const text = useWriting(source, {
    attributes,
    mediaOrigins,
    words: { keptAsItIs: t("kept"), picture: t("picture") },
    onLink,
    onPicture: () => pictures.press(),
    onTools: () => tool("[tabindex='0']")?.focus(),
    onLeftOut: setLeftOut,
    onFiles: (files) => sendPictures(files),
  });
  const { phase, writing, whenWriting, catcher } = text;
  const sendPictures = usePictureUploads(props.pictureUploads, {
    writing,
    whenWriting,
    onLeftOut: setLeftOut,
  });
  const pictures = usePictures(pickPicture, whenWriting);
  useLabelPress(id, () => writing?.focus());
  useKeyboardEdge(box);
  useAttributes(writing, attributes);
  const onCommand = (command: Command) =>
    whenWriting((now) => {
      now.run(command);
      if (!document.activeElement?.matches("[data-tool]")) now.focus();
    });
  const isOutside = ({ relatedTarget }: FocusEvent) =>
    !(relatedTarget instanceof Node && box.current?.contains(relatedTarget));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to events of the controls inside.
    <div
      ref={box}
      className={classNames(
        "relative flex min-h-(--story-height) shrink-0 grow flex-col rounded-4 bg-sheet transition-shadow",
        invalid
          ? "inset-ring-2 inset-ring-danger"
          : "inset-ring inset-ring-line-control not-focus-within:hover:inset-ring-ink-3",
        "focus-within:inset-ring-2 focus-within:inset-ring-accent max-tablet:data-keyboard:focus-within:pt-13",
        "forced-colors:border forced-colors:focus-within:outline-2 forced-colors:focus-within:outline-[Highlight]",
      )}
      data-phase={phase}
      onPointerEnter={prefetchWriting}
      onBlur={(event) => {
        text.settle();
        if (isOutside(event)) afterPress(source.check);
      }}
      {...fileDrop((files) => {
        // Before the editor is loaded: uploads start at once, and a publish waits for them.
        const ids = sendPictures(files);
        whenWriting((now) => now.holdPlaces(ids));
      })}
    >
      <LiveTools
        {...{ id, writing, onCommand }}
        label={t("tools", { label })}
        hasPictures={hasPictures}
        onPicture={pictures.press}
        onLeave={() => (writing ?? catcher.current)?.focus()}
      />
      <div className="relative flex min-w-0 flex-1 flex-col">
        <Catcher
          ref={catcher}
          phase={phase}
          {...(writing
            ? { hidden: true }
            : { ...catcherAttributes(props), onFocus: () => void text.start(), onInput: text.typeAhead })}
        />
        {phase === "writing" ? (
          <WritingPlace onMount={text.takeOver} />
        ) : (
          <StillPlace {...props} text={text} />
        )}
      </div>
      {phase === "loading" && (
        <p className="pointer-events-none absolute inset-x-0 bottom-0 animate-appear-late px-5 pb-3 text-13 text-ink-3">
          {t("loading")}
        </p>
      )}
      {writing && (
        <TextMenus
          {...{ id, writing, onCommand, onLink }}
          hasPictures={hasPictures}
          onPicture={pictures.press}
        />
      )}
      <RichNotice
        hasFailed={phase === "failed"}
        onRetry={() => whenWriting((now) => now.focus())}
        leftOut={leftOut}
        onSeen={() => setLeftOut(undefined)}
      />
      <RichQuestions {...{ id, lang, text, pictures }} links={props.links} />
    </div>
  );
}

/** Prevents the browser from opening a dropped file instead of the page. */
function fileDrop(onFiles: (files: File[]) => void) {
  return {
    onDragOver: (event: DragEvent) => void (hasFiles(event.dataTransfer) && event.preventDefault()),
    onDrop: (event: DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      takeFiles(event.dataTransfer, onFiles);
    },
  };
}

const pageClass = "flex min-w-0 flex-1 cursor-text flex-col";

interface StillPlaceProps extends RichTextFieldProps {
  text: Pick<ReturnType<typeof useWriting>, "aim" | "before">;
}

/** Without text typed ahead, which the catcher shows. */
function StillPlace({ source: { subscribe }, lang, placeholder, text: { aim, before } }: StillPlaceProps) {
  const pointed = usePointedPlace(aim);
  const source = { text: before, subscribe };
  return (
    <div className={pageClass} {...pointed}>
      <StillText {...{ source, lang, placeholder }} />
    </div>
  );
}

/** The parent of the editor's element. `onMount` returns its cleanup. */
function WritingPlace({ onMount }: { onMount: (element: HTMLElement) => () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const mount = useEffectEvent(onMount);
  // Before paint: the static text is gone, and there is no caret yet.
  useLayoutEffect(() => (place.current === null ? undefined : mount(place.current)), []);
  return <div ref={place} className={pageClass} />;
}

/** Keeps the attributes of the editable element up to date. */
function useAttributes(writing: Writing | undefined, attributes: TextAttributes): void {
  const set = useEffectEvent(() => writing?.setAttributes(attributes));
  const now = JSON.stringify(attributes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they say is what matters.
  useEffect(() => set(), [writing, now]);
}
