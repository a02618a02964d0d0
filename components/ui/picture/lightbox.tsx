import { useFormatter, useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { type Picture, pictureWords } from "#lib/fields/refer/picture.ts";
import { Button, buttonVariants } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { focusFirst } from "../dialog.tsx";

interface LightboxProps {
  pictures: readonly Picture[];
  at: number;
  onTurn: (at: number) => void;
  onClose: () => void;
}

/** Dark in both themes, so that nothing is brighter than the picture. */
const dialogClass = classNames(
  "fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none grid-rows-[auto_minmax(0,1fr)] overflow-hidden",
  "bg-background text-ink scheme-dark backdrop:bg-background open:grid open:animate-appear",
  "forced-colors:bg-[Canvas]",
);
const stageClass = classNames(
  "grid min-h-0 touch-pinch-zoom px-18 pb-[calc(1rem+env(safe-area-inset-bottom))]",
  "max-tablet:px-0 max-tablet:pb-[calc(5rem+env(safe-area-inset-bottom))]",
);
const captionClass = classNames(
  "grid max-h-[30dvh] max-w-measure gap-0.5 overflow-auto pt-3 text-center text-13 wrap-anywhere text-ink-2",
  "max-tablet:justify-self-stretch max-tablet:px-4 max-tablet:text-start",
);
const turnsClass = classNames(
  "pointer-events-none absolute inset-x-4 top-1/2 flex justify-between",
  "max-tablet:top-auto max-tablet:bottom-[calc(1rem+env(safe-area-inset-bottom))]",
);

/** A picture over the whole page with its caption. Arrows and swipes change the picture, Esc closes. */
export function Lightbox({ pictures, at, onTurn, onClose }: LightboxProps) {
  const t = useTranslations("item.lightbox");
  const ref = useRef<HTMLDialogElement>(null);
  const picture = pictures[at];
  const to = (index: number) => pictures[index] && onTurn(index);
  const swipe = useSwipe({ onNext: () => to(at + 1), onPrevious: () => to(at - 1), onDown: onClose });
  // Closed before it is removed, so that the focus returns.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const onKey = (event: KeyboardEvent) => {
    const target = new Map([
      ["ArrowRight", at + 1],
      ["ArrowLeft", at - 1],
      ["Home", 0],
      ["End", pictures.length - 1],
    ]).get(event.key);
    if (target === undefined) return;
    event.preventDefault();
    to(target);
  };
  return (
    <dialog ref={ref} className={dialogClass} aria-label={t("label")} onCancel={onClose} onKeyDown={onKey}>
      <Bar {...{ pictures, at, onClose }} />
      <div className={stageClass} {...swipe}>
        {picture && <Large key={at} picture={picture} />}
      </div>
      {pictures.length > 1 && <Turns {...{ pictures, at }} to={to} />}
    </dialog>
  );
}

function Bar({ pictures, at, onClose }: Pick<LightboxProps, "pictures" | "at" | "onClose">) {
  const t = useTranslations("item.lightbox");
  const format = useFormatter();
  const count = { place: format.number(at + 1), total: format.number(pictures.length) };
  return (
    <header className="flex min-h-bar items-center gap-1 ps-[max(1rem,env(safe-area-inset-left))] pe-[max(0.5rem,env(safe-area-inset-right))]">
      <span className="me-auto text-13 text-ink-2 tabular-nums" role="status">
        {pictures.length > 1 && t("place", count)}
      </span>
      <a
        className={buttonVariants({ variant: "quiet", iconOnly: true })}
        href={pictures[at]?.original ?? pictures[at]?.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t("original")}
        title={t("original")}
      >
        <Icon name="external-link" />
      </a>
      <Button
        ref={focusFirst}
        variant="quiet"
        iconOnly
        aria-label={t("close")}
        title={t("close")}
        icon={<Icon name="x" size={20} />}
        onClick={onClose}
      />
    </header>
  );
}

function Large({ picture }: { picture: Picture }) {
  const t = useTranslations("fields");
  const { url, width, height, title, description } = picture;
  return (
    <figure className="grid min-h-0 animate-appear grid-rows-[minmax(0,1fr)_auto] justify-items-center">
      {/* biome-ignore lint/performance/noImgElement: pictures come from the Space's own address. */}
      <img
        className="size-auto max-h-full min-h-0 max-w-full self-center object-contain select-none"
        src={url}
        alt={pictureWords(picture) ?? t("picture")}
        width={width}
        height={height}
        draggable={false}
      />
      {(title ?? description) !== undefined && (
        <figcaption className={captionClass}>
          {title !== undefined && <bdi className="font-semibold text-ink">{title}</bdi>}
          {description !== undefined && <bdi>{description}</bdi>}
        </figcaption>
      )}
    </figure>
  );
}

interface TurnsProps extends Pick<LightboxProps, "pictures" | "at"> {
  to: (at: number) => void;
}

const turn = "pointer-events-auto rounded-full! bg-raised! bg-none! aria-disabled:opacity-30!";

function Turns({ pictures, at, to }: TurnsProps) {
  const t = useTranslations("item.lightbox");
  return (
    <div className={turnsClass}>
      <Button
        className={turn}
        size="large"
        iconOnly
        aria-label={t("previous")}
        aria-disabled={at === 0}
        aria-keyshortcuts="ArrowLeft"
        icon={<Icon name="arrow-left" size={20} />}
        onClick={() => to(at - 1)}
      />
      <Button
        className={turn}
        size="large"
        iconOnly
        aria-label={t("next")}
        aria-disabled={at === pictures.length - 1}
        aria-keyshortcuts="ArrowRight"
        icon={<Icon name="arrow-right" size={20} />}
        onClick={() => to(at + 1)}
      />
    </div>
  );
}

interface Swipes {
  onNext: () => void;
  onPrevious: () => void;
  onDown: () => void;
}

const farEnoughPx = 48;

/** Horizontal and downward swipes of one finger; two fingers zoom. */
function useSwipe({ onNext, onPrevious, onDown }: Swipes) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      const isOnly = event.isPrimary && event.pointerType !== "mouse" && start.current === undefined;
      start.current = isOnly ? { id: event.pointerId, x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (from?.id !== event.pointerId || (window.visualViewport?.scale ?? 1) > 1.01) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(x) > farEnoughPx && Math.abs(x) > 2 * Math.abs(y)) (x < 0 ? onNext : onPrevious)();
      else if (y > 2 * farEnoughPx && y > 2 * Math.abs(x)) onDown();
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
