interface MeasuredPart {
  name: string;
  isFailed: boolean;
  /** Its part of the README. */
  text: string;
}

/** A table of how many goals each benchmark met, and the lines of those that it did not. */
export function summaryOf(parts: readonly MeasuredPart[]): string {
  const rows = parts.map(({ name, isFailed, text }) => {
    const notMet = text.match(/\*\*not met\*\*/g)?.length ?? 0;
    const met = (text.match(/\bmet\b/g)?.length ?? 0) - notMet;
    return `| ${name} | ${isFailed ? "**failed**" : "ran"} | ${met} | ${notMet} |`;
  });
  const missed = parts.flatMap(({ name, text }) =>
    text
      .split("\n")
      .filter((line) => line.includes("**not met**"))
      .map((line) => `- ${name}: ${plain(line)}`),
  );
  return [
    ["| benchmark | run | goals met | goals not met |", "| --- | --- | --- | --- |", ...rows].join("\n"),
    ...(missed.length > 0 ? [["Not met:", "", ...missed].join("\n")] : []),
  ].join("\n\n");
}

/** A row of a table, or an item of a list, as a line of text. */
function plain(line: string): string {
  return line
    .replaceAll("**", "")
    .replace(/^[-|\s]+|[|\s]+$/g, "")
    .replaceAll(/\s*\|\s*/g, ", ");
}
