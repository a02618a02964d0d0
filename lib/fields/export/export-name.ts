/** "Articles 2026-11-21.csv", by the local date, without characters that file systems refuse. */
export function exportName(many: string, format: string, now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  return `${many} ${day}.${format}`.replace(/[\\/:*?"<>|]/g, "-");
}
