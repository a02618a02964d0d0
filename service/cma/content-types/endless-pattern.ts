/**
 * Whether a regular expression repeats a part that itself repeats or chooses: on some texts that takes longer than
 * anybody waits, and members write the texts. Some harmless ones are among them.
 */
export function mayNeverEnd(pattern: string): boolean {
  // For each group that is open, whether it has a repeat or a choice inside; the first is the whole.
  const open = [false];
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at];
    if (sign === "\\") at += 1;
    else if (sign === "[") at = endOfClass(pattern, at);
    else if (sign === "(") open.push(false);
    else if (sign === ")") {
      const varies = open.pop() ?? false;
      if (varies && isRepeat(pattern.slice(at + 1))) return true;
      if (varies) markInnermost(open);
    } else if (sign === "|" || isRepeat(pattern.slice(at))) markInnermost(open);
  }
  return false;
}

/** Whether a regular expression has look-around or a back-reference: their time grows faster than the text. */
export function looksTwice(pattern: string): boolean {
  return /(?<!\\)(?:\\\\)*(?:\(\?<?[=!]|\\[1-9]|\\k<)/.test(pattern);
}

function markInnermost(open: boolean[]): void {
  open[open.length - 1] = true;
}

/** `*`, `+`, `{2,}`, `{2,9}`; not `?` and `{3}`, which end by themselves. */
function isRepeat(rest: string): boolean {
  return /^(?:[*+]|\{\d+,)/.test(rest);
}

function endOfClass(pattern: string, start: number): number {
  let at = start + 1;
  while (at < pattern.length && pattern[at] !== "]") at += pattern[at] === "\\" ? 2 : 1;
  return at;
}
