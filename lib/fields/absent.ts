/** decisions.md, "Lists": `null`, `""`, `[]`, no member. */
export function isAbsent(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
