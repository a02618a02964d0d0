/**
 * Whether a regular expression repeats a part that itself repeats or chooses, which takes practically forever on some
 * texts, and members choose the texts. Also finds some harmless ones.
 */
export function mayNeverEnd(pattern: string): boolean {
  // For each open group, whether it contains a repeat or a choice; the first is the whole pattern.
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

/** Whether a regular expression has look-around or a back-reference, whose time grows faster than the text. */
export function looksTwice(pattern: string): boolean {
  return /(?<!\\)(?:\\\\)*(?:\(\?<?[=!]|\\[1-9]|\\k<)/.test(pattern);
}

function markInnermost(open: boolean[]): void {
  open[open.length - 1] = true;
}

/** `*`, `+`, `{2,}`, `{2,9}`; not `?` and `{3}`, which are bounded. */
function isRepeat(rest: string): boolean {
  return /^(?:[*+]|\{\d+,)/.test(rest);
}

function endOfClass(pattern: string, start: number): number {
  let at = start + 1;
  while (at < pattern.length && pattern[at] !== "]") at += pattern[at] === "\\" ? 2 : 1;
  return at;
}
