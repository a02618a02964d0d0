import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { type Crop, keptInside, moved, squareOf, wholeCrop } from "#lib/content/media/crop.ts";

/** Of the picture that is sent, and of the canvas that shows it. */
export const cropSidePixels = 640;

const step = 0.05;
const quality = 0.9;
const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** A picture of this device on a canvas, and which square of it is meant. Its orientation is applied. */
export function useCrop(file: File) {
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

/** What the canvas shows, as a file; a browser that writes no WebP writes a PNG. */
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
