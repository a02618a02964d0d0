/** The embedded Space stores 128 levels in a field. What walks an item, React included, fails from about 2,000. */
export const mostLevels = 500;

/** Whether objects and lists of an answer are inside each other deeper than the portal reads. */
export function isTooDeep(value: unknown, levels = mostLevels): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isTooDeep(each, levels - 1));
}
