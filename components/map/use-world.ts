import { useLoading } from "#components/ui/use-loading.ts";
import { coarseWorld, fineWorld } from "./world.ts";

/** From here on the coarse coasts are visibly made of lines. */
const fineFromZoom = 6.5;

/** What is drawn at a zoom, as soon as it is there; the fine coasts are fetched only when they are looked at. */
export function useWorld(zoom: number | undefined) {
  const wantsFine = zoom !== undefined && zoom >= fineFromZoom;
  const coarse = useLoading(coarseWorld, zoom !== undefined);
  // Without them the coarse ones stay.
  const fine = useLoading(fineWorld, wantsFine);
  if (wantsFine && fine.kind === "here") return { world: fine.value };
  return coarse.kind === "here" ? { world: coarse.value } : { missing: coarse.kind };
}
