import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Dialog, DialogActions, DialogText, focusFirst } from "#components/ui/dialog.tsx";
import { type Crop, keptInside, moved, squareOf, wholeCrop, zoomMax } from "#lib/content/media/crop.ts";

interface CropDialogProps {
  file: File;
  onCut: (cut: File) => void;
  close: () => void;
}

/** Crops a picture to a square: drag, arrow keys, and a zoom slider. */
export function CropDialog({ file, onCut, close }: CropDialogProps) {
  const t = useTranslations("profile.crop");
  const { canvas, crop, hasFailed, isReady, zoomTo, handlers, cut } = useCrop(file);
  return (
    <Dialog open onClose={close} title={t("title")}>
      {hasFailed ? (
        <div className="mt-4">
          <Banner tone="danger" role="alert">
            {t("failed")}
          </Banner>
        </div>
      ) : (
        <>
          <DialogText>{t("text")}</DialogText>
          <canvas
            ref={canvas}
            className={classNames(
              "mx-auto mt-4 block aspect-square h-auto w-[min(100%,20rem)] cursor-grab touch-none rounded-full",
              "bg-sunken active:cursor-grabbing",
            )}
            width={cropSidePixels}
            height={cropSidePixels}
            tabIndex={0}
            role="img"
            aria-label={t("area")}
            {...handlers}
          />
          <label className="mx-auto mt-4 flex max-w-80 items-center gap-3 text-13 font-medium text-ink-2 pointer-coarse:min-h-11">
            {t("zoom")}
            <input
              type="range"
              className="min-w-0 flex-1 accent-accent"
              min={1}
              max={zoomMax}
              step={0.01}
              value={crop.zoom}
              onChange={({ currentTarget }) => zoomTo(currentTarget.valueAsNumber)}
            />
          </label>
        </>
      )}
      <DialogActions>
        <Button ref={focusFirst} onClick={close}>
          {t("cancel")}
        </Button>
        {!hasFailed && (
          <Button
            variant="primary"
            disabled={!isReady}
            onClick={async () => {
              onCut(await cut());
              close();
            }}
          >
            {t("use")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Of the uploaded picture and the canvas. */
const cropSidePixels = 640;

const step = 0.05;
const quality = 0.9;
const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** A picture on a canvas, with the chosen square; applies the orientation of the file. */
function useCrop(file: File) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [hasFailed, setFailed] = useState(false);
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const from = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    let isLeft = false;
    createImageBitmap(file, { imageOrientation: "from-image" }).then(
      (bitmap) => (isLeft ? bitmap.close() : setPicture(bitmap)),
      () => setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [file]);
  useEffect(() => {
    if (picture && canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);

  const move = (by: { x: number; y: number }) => {
    if (picture) setCrop((now) => moved(now, by, picture));
  };
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      const by = steps[event.key];
      if (by === undefined) return;
      event.preventDefault();
      move(by);
    },
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      if (from.current === undefined) return;
      const side = event.currentTarget.clientWidth;
      move({ x: (event.clientX - from.current.x) / side, y: (event.clientY - from.current.y) / side });
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => {
      from.current = undefined;
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
  return {
    canvas,
    crop,
    hasFailed,
    isReady: picture !== undefined,
    zoomTo: (zoom: number) => picture && setCrop((now) => keptInside({ ...now, zoom }, picture)),
    handlers,
    cut: () => cutOf(canvas.current, file.name),
  };
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(keptInside(crop, picture), picture);
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.imageSmoothingQuality = "high";
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The canvas as a file: WebP, or PNG where the browser cannot encode WebP. */
function cutOf(canvas: HTMLCanvasElement | null, name: string): Promise<File> {
  const stem = name.replace(/\.[^.]*$/, "");
  return new Promise((resolve, reject) => {
    canvas?.toBlob(
      (blob) => {
        if (blob === null) return reject(new Error("The canvas gave no picture"));
        const ending = blob.type === "image/webp" ? "webp" : "png";
        resolve(new File([blob], `${stem}.${ending}`, { type: blob.type }));
      },
      "image/webp",
      quality,
    );
  });
}
