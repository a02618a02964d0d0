import type { useTranslations } from "next-intl";
import type { Upload } from "#lib/browser/uploading/upload.ts";
import { formatSize } from "#lib/fields/format.ts";

type Words = ReturnType<typeof useTranslations<"upload">>;

/** "40 s", "3 min", "1 h": rounded, as it is an estimate. */
export function timeWords(seconds: number, t: Words): string {
  if (seconds < 10) return t("time.second", { amount: Math.max(1, Math.round(seconds)) });
  if (seconds < 57.5) return t("time.second", { amount: Math.round(seconds / 5) * 5 });
  if (seconds < 3570) return t("time.minute", { amount: Math.round(seconds / 60) });
  return t("time.hour", { amount: Math.round(seconds / 3600) });
}

/** The line below the file name. */
export function lineOf(upload: Upload, t: Words, language: string): string {
  const size = formatSize(upload.sizeBytes, language);
  const sent = formatSize(upload.sentBytes, language);
  if (upload.problem !== undefined) return problemLine(upload, t, language);
  switch (upload.state) {
    case "sending":
      return [
        t("sentOf", { sent, size }),
        upload.bytesPerSecond && t("speed", { size: formatSize(upload.bytesPerSecond, language) }),
        upload.secondsLeft !== undefined && t("left", { time: timeWords(upload.secondsLeft, t) }),
      ]
        .filter(Boolean)
        .join(" · ");
    case "paused":
      return t("pausedAt", { sent: upload.sentBytes === 0 ? "0" : sent, size });
    case "waiting":
      return t("waiting");
    case "done":
      return size;
    default:
      return t("processing");
  }
}

function problemLine(
  { problem, maxBytes = 0, reason, ...upload }: Upload,
  t: Words,
  language: string,
): string {
  if (problem === undefined) return "";
  const [max, size] = [maxBytes, upload.sizeBytes].map((bytes) => formatSize(bytes, language));
  if (problem === "connection" && upload.canPause && upload.sentBytes > 0)
    return t("connectionKept", { sent: formatSize(upload.sentBytes, language) });
  if (problem === "refused" && reason !== undefined) return t("refusedBecause", { reason });
  return t(`problems.${problem}`, { max: max ?? "", size: size ?? "" });
}
