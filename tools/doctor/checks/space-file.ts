import type { Check } from "../check.ts";
import { fault, ok, warning } from "../finding.ts";

/** The Space file can be read, with line and path of what can not. */
export const spaceFile: Check = {
  name: "space-file",
  look({ spaceFile: { path, text, file, errors, warnings } }) {
    if (text === undefined) {
      const mend = `Create it: CMA_TOKEN=… npm run space:pull -- --out ${path}; or set SPACE_FILE to another one.`;
      return errors.map((line) => fault(line, mend));
    }
    const faults = errors.map((line) =>
      fault(line, "Mend this place; docs/space-file.md says what can stand there."),
    );
    const doubts = warnings.map((line) => warning(line, "Mend this place, or leave it when it is meant so."));
    if (file === undefined) return [...faults, ...doubts];
    const { contentTypes, locales, providers } = file;
    const parts = [
      counted(contentTypes.length, "Content Type"),
      counted(locales.length, "locale"),
      counted(providers.length, "provider"),
    ];
    return [ok(`${path}: ${parts.join(", ")}`), ...doubts];
  },
};

function counted(many: number, what: string): string {
  return `${many} ${what}${many === 1 ? "" : "s"}`;
}
