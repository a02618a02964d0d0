const [quote, backslash] = ['"', "\\"];

/** Whether a JSON text nests lists and objects deeper than this many levels. Reads each character once. */
export function isNestedDeeper(json: string, levels: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (inText) {
      if (sign === backslash) at += 1;
      else if (sign === quote) inText = false;
    } else if (sign === quote) inText = true;
    else if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}
