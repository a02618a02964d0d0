export type TroubleKind = "unreachable" | "refused" | "notFound" | "signedOut" | "broken";

const refusals = new Set([403]);
const gone = new Set([404, 410]);

/** The kind of an error, by its `digest`; that of a `SpaceError` is `space:<status>:<code>`. */
export function troubleOf(error: { digest?: string | undefined }): TroubleKind {
  const [origin, statusText, code] = (error.digest ?? "").split(":");
  if (origin !== "space") return "broken";
  const status = Number(statusText);
  if (code === "SessionEnded") return "signedOut";
  if (refusals.has(status)) return "refused";
  if (gone.has(status)) return "notFound";
  return status === 0 || status === 429 || status >= 500 ? "unreachable" : "broken";
}
