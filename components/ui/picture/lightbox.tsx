import { ArrowLeft, ArrowRight, ExternalLink, X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from "react";
import { type Picture, pictureWords } from "#lib/fields/refer/picture.ts";
import { Button, buttonVariants } from "../button.tsx";

interface LightboxProps {
  pictures: readonly Picture[];
  at: number;
  onTurn: (at: number) => void;
  onClose: () => void;
}

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
    <dialog ref={ref} className="lightbox" aria-label={t("label")} onCancel={onClose} onKeyDown={onKey}>
      <Bar {...{ pictures, at, onClose }} />
      <div className="lightbox-stage" {...swipe}>
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
    <header className="lightbox-bar">
      <span role="status">{pictures.length > 1 && t("place", count)}</span>
      <a
        className={buttonVariants({ variant: "quiet", iconOnly: true })}
        href={pictures[at]?.original ?? pictures[at]?.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t("original")}
        title={t("original")}
      >
        <ExternalLink />
      </a>
      <Button
        autoFocus
        variant="quiet"
        iconOnly
        aria-label={t("close")}
        title={t("close")}
        icon={<X size={20} />}
        onClick={onClose}
      />
    </header>
  );
}

function Large({ picture }: { picture: Picture }) {
  const t = useTranslations("fields");
  const { url, width, height, title, description } = picture;
  return (
    <figure className="lightbox-figure">
      {/* biome-ignore lint/performance/noImgElement: pictures come from the Space's own address. */}
      <img
        src={url}
        alt={pictureWords(picture) ?? t("picture")}
        width={width}
        height={height}
        draggable={false}
      />
      {(title ?? description) !== undefined && (
        <figcaption>
          {title !== undefined && <bdi className="name">{title}</bdi>}
          {description !== undefined && <bdi>{description}</bdi>}
        </figcaption>
      )}
    </figure>
  );
}

interface TurnsProps extends Pick<LightboxProps, "pictures" | "at"> {
  to: (at: number) => void;
}

const turn = "pointer-events-auto rounded-full! bg-raised! aria-disabled:opacity-30!";

function Turns({ pictures, at, to }: TurnsProps) {
  const t = useTranslations("item.lightbox");
  return (
    <div className="lightbox-turns">
      <Button
        className={turn}
        size="large"
        iconOnly
        aria-label={t("previous")}
        aria-disabled={at === 0}
        aria-keyshortcuts="ArrowLeft"
        icon={<ArrowLeft size={20} />}
        onClick={() => to(at - 1)}
      />
      <Button
        className={turn}
        size="large"
        iconOnly
        aria-label={t("next")}
        aria-disabled={at === pictures.length - 1}
        aria-keyshortcuts="ArrowRight"
        icon={<ArrowRight size={20} />}
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
