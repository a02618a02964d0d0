const day = /^\d{4}-\d\d-\d\d$/;

/** A day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!day.test(text) || text.startsWith("0000")) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
