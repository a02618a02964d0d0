/** A label inside of a sentence: "Edit article", and still "Edit FAQ". */
export function inSentence(label: string): string {
  return label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
}
