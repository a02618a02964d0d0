import { kindOfType, type MediaKind } from "./file-kind.ts";

/** A kind of files that a Space takes, and how large one may be. */
export interface KindLimit {
  kind: MediaKind;
  maxBytes?: number;
}

/** What a Space takes, as far as its operator says; undefined: whatever the service takes. */
export type FileLimits = readonly KindLimit[] | undefined;

export type LimitProblem = "empty" | "kind" | "disguised" | "tooLarge";

interface Looked {
  sizeBytes: number;
  /** By its own word or its name. */
  contentType: string;
  /** By its first bytes, where they say anything. */
  detectedType: string | undefined;
  /** Kinds that are wanted in this place; undefined: all. */
  wanted: readonly MediaKind[] | undefined;
}

/** Why a file does not fit, before anything of it is sent. */
export function limitProblem(
  limits: FileLimits,
  { sizeBytes, contentType, detectedType, wanted }: Looked,
): { problem: LimitProblem; maxBytes?: number } | undefined {
  if (sizeBytes === 0) return { problem: "empty" };
  if (isDisguised(contentType, detectedType)) return { problem: "disguised" };
  const kind = kindOfType(contentType);
  const limit = limits?.find((one) => one.kind === kind);
  const isTaken = (limits === undefined || limit !== undefined) && (wanted?.includes(kind) ?? true);
  if (!isTaken) return { problem: "kind" };
  const maxBytes = limit?.maxBytes;
  return maxBytes !== undefined && sizeBytes > maxBytes ? { problem: "tooLarge", maxBytes } : undefined;
}

/** Kinds that may be chosen in a place. */
export function kindsTaken(
  limits: FileLimits,
  wanted: readonly MediaKind[] | undefined,
): readonly MediaKind[] {
  const taken = limits?.map(({ kind }) => kind);
  if (taken === undefined) return wanted ?? [];
  return wanted === undefined ? taken : taken.filter((kind) => wanted.includes(kind));
}

/** One that says that it is a picture and is a page, for instance. Two names of one family are no disguise. */
function isDisguised(contentType: string, detectedType: string | undefined): boolean {
  if (detectedType === undefined || detectedType === contentType) return false;
  const [said, seen] = [kindOfType(contentType), kindOfType(detectedType)];
  // A drawing that can have a script in it is no photo, whatever group both are in.
  if (detectedType === "image/svg+xml") return said === "Image" || said === "Video" || said === "Audio";
  // Office files are archives inside, and sound may come in a video's wrapping.
  if (seen === "Archive") return said === "Image" || said === "Video" || said === "Audio" || said === "Text";
  if (seen === "Video") return said !== "Video" && said !== "Audio" && said !== "Image" && said !== "Other";
  return said !== "Other" && said !== seen;
}
