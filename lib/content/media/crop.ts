export interface Size {
  width: number;
  height: number;
}

/** A square of a picture: its centre in fractions of the picture, and the zoom from 1. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const zoomMax = 4;
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** In pixels. At zoom 1 it is as wide as the shorter side. */
export function squareOf(crop: Crop, { width, height }: Size): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / crop.zoom;
  return { left: crop.x * width - side / 2, top: crop.y * height - side / 2, side };
}

/** Clamped to the picture. */
export function keptInside({ x, y, zoom }: Crop, size: Size): Crop {
  const near = Math.min(Math.max(zoom, 1), zoomMax);
  const side = Math.min(size.width, size.height) / near;
  const [halfX, halfY] = [side / 2 / size.width, side / 2 / size.height];
  return {
    x: Math.min(Math.max(x, halfX), 1 - halfX),
    y: Math.min(Math.max(y, halfY), 1 - halfY),
    zoom: near,
  };
}

/** Moved with a finger, in fractions of the square. */
export function moved(crop: Crop, by: { x: number; y: number }, size: Size): Crop {
  const { side } = squareOf(crop, size);
  return keptInside(
    { ...crop, x: crop.x - (by.x * side) / size.width, y: crop.y - (by.y * side) / size.height },
    size,
  );
}
