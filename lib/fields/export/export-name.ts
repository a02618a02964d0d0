/** "Articles 2026-11-21.csv", by the day where the device is, and without what no file system takes. */
export function exportName(many: string, format: string, now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  return `${many} ${day}.${format}`.replace(/[\\/:*?"<>|]/g, "-");
}
