import { problemKind } from "#lib/content/space-problem.ts";

export type TroubleKind = "unreachable" | "refused" | "notFound" | "signedOut" | "broken";

const kinds = {
  refused: "refused",
  gone: "notFound",
  ended: "signedOut",
  limited: "unreachable",
  unreachable: "unreachable",
} as const;

/** The kind of an error, by its `digest`; that of a `SpaceError` is `space:<status>:<code>`. */
export function troubleOf(error: { digest?: string | undefined }): TroubleKind {
  const [origin, status, code = ""] = (error.digest ?? "").split(":");
  if (origin !== "space") return "broken";
  const kind = problemKind(code, ["refused", "gone", "ended", "limited", "unreachable"]);
  if (kind !== "other") return kinds[kind];
  return Number(status) >= 500 ? "unreachable" : "broken";
}
