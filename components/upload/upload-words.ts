import type { useTranslations } from "next-intl";
import type { UploadShown } from "#lib/browser/uploading/upload-shown.ts";
import { formatSize, regionOf } from "#lib/content/display-format.ts";

type Words = ReturnType<typeof useTranslations<"upload">>;

/** "40 s", "3 min", "1 h": never more exact than anybody can know. */
export function timeWords(seconds: number, language: string): string {
  const [amount, unit] =
    seconds < 60
      ? [seconds < 10 ? Math.max(1, Math.round(seconds)) : Math.round(seconds / 5) * 5, "second"]
      : seconds < 3600
        ? [Math.round(seconds / 60), "minute"]
        : [Math.round(seconds / 3600), "hour"];
  return new Intl.NumberFormat(regionOf(language), { style: "unit", unit, unitDisplay: "short" }).format(
    amount,
  );
}

/** The one line below a name. */
export function lineOf(upload: UploadShown, t: Words, language: string): string {
  const size = formatSize(upload.sizeBytes, language);
  const sent = formatSize(upload.sentBytes, language);
  if (upload.problem !== undefined) return problemLine(upload, t, language);
  switch (upload.state) {
    case "sending":
      return [
        t("sentOf", { sent, size }),
        upload.bytesPerSecond && t("speed", { size: formatSize(upload.bytesPerSecond, language) }),
        upload.secondsLeft !== undefined && t("left", { time: timeWords(upload.secondsLeft, language) }),
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

function problemLine({ problem, maxBytes = 0, ...upload }: UploadShown, t: Words, language: string): string {
  if (problem === undefined) return "";
  const [max, size] = [maxBytes, upload.sizeBytes].map((bytes) => formatSize(bytes, language));
  if (problem === "connection" && upload.canPause && upload.sentBytes > 0)
    return t("connectionKept", { sent: formatSize(upload.sentBytes, language) });
  return t(`problems.${problem}`, { max: max ?? "", size: size ?? "" });
}
