import { kindOfType, type MimeGroup } from "./file-kind.ts";

export interface KindLimit {
  kind: MimeGroup;
  maxBytes?: number;
}

/** The operator's limits; undefined if only the service's apply. */
export type FileLimits = readonly KindLimit[] | undefined;

export type LimitProblem = "empty" | "kind" | "disguised" | "tooLarge";

interface Looked {
  sizeBytes: number;
  /** Declared, or by its name. */
  contentType: string;
  /** By its first bytes, if known. */
  detectedType: string | undefined;
  /** Undefined: all. */
  wanted: readonly MimeGroup[] | undefined;
}

/** Why a file is refused before it is sent. */
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

export function allowedKinds(
  limits: FileLimits,
  wanted: readonly MimeGroup[] | undefined,
): readonly MimeGroup[] {
  const allowed = limits?.map(({ kind }) => kind);
  if (allowed === undefined) return wanted ?? [];
  return wanted === undefined ? allowed : allowed.filter((kind) => wanted.includes(kind));
}

/** Whether a file claims another type, such as a picture that is HTML. Related types are fine. */
function isDisguised(contentType: string, detectedType: string | undefined): boolean {
  if (detectedType === undefined || detectedType === contentType) return false;
  const [declared, detected] = [kindOfType(contentType), kindOfType(detectedType)];
  const isMedia = declared === "Image" || declared === "Video" || declared === "Audio";
  // SVG may contain scripts, whatever its group.
  if (detectedType === "image/svg+xml") return isMedia;
  // Office files are archives, and audio may be in a video container.
  if (detected === "Archive") return isMedia || declared === "Text";
  if (detected === "Video") return !isMedia && declared !== "Other";
  return declared !== "Other" && declared !== detected;
}
