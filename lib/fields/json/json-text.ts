/** In longer JSON, the indentation of what is nested can be a hundred times the JSON itself. */
const indentedMax = 50_000;

/** Indented by two spaces; longer JSON is on one line. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.length > indentedMax ? text : (JSON.stringify(value, undefined, 2) ?? "");
}
