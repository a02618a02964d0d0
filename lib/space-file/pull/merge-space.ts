import { isLanguageTag } from "../problems/contradictions.ts";
import type { CmaSpace, ServiceLogin } from "./cma-space.ts";
import { type FileEdit, writtenFile } from "./file-edit.ts";
import type { PullReport } from "./merge-types.ts";
import { isRecord } from "./record-reader.ts";

/** The provider of a file that was written without knowing one. The doctor names it. */
export const placeholderProvider = "id-in-your-service-login";

interface KnownSpace {
  spaceId: string;
  space: CmaSpace | undefined;
  login: ServiceLogin | undefined;
}

/** Adds what a file can't be without. CMA knows no brand, and not everybody may read the ServiceLogin. */
export function completeFile(edit: FileEdit, { spaceId, space, login }: KnownSpace): PullReport {
  const before = edit.value();
  const has = (name: string) => isRecord(before) && before[name] !== undefined;
  const report: PullReport = { changes: [], notes: [] };
  if (!has("brand")) {
    // OKLCH: lightness 0 to 1, chroma 0 to 0.4, hue in degrees.
    edit.set(["brand"], { name: space?.name ?? spaceId, color: { l: 0.45, c: 0.078, h: 195 } });
  }
  if (!has("locales")) {
    const known = (space?.locales ?? []).filter(isLanguageTag);
    edit.set(["locales"], (known.length > 0 ? known : ["en-US"]).map(localeOf));
    if (known.length === 0) {
      const message =
        'CMA says none, so "en-US" is a guess: write the locales of the Space, the default first';
      report.notes.push({ member: "locales", message });
    }
  }
  if (!has("providers")) {
    const known = login?.providers.map(({ id, label = id }) => ({ id, label })) ?? [];
    const placeholder = { id: placeholderProvider, label: "Sign in" };
    edit.set(["providers"], known.length > 0 ? known : [placeholder]);
    if (known.length === 0) {
      const message = "CMA says none: write the ids that the Space's ServiceLogin has";
      report.notes.push({ member: "providers", message });
    }
  }
  if (!has("contentTypes")) edit.set(["contentTypes"], []);
  return report;
}

/** Adds the Space's locales that the file lacks; notes the others. */
export function mergeLocales(edit: FileEdit, space: CmaSpace | undefined): PullReport {
  const report: PullReport = { changes: [], notes: [] };
  const note = (message: string) => report.notes.push({ member: "locales", message });
  const written = writtenFile(edit.value()).locales.map(({ id }) => id);
  const locales = space?.locales ?? [];
  if (locales.length === 0) return report;
  for (const id of locales.filter((each) => !written.includes(each))) {
    if (isLanguageTag(id)) {
      edit.append(["locales"], localeOf(id));
      report.changes.push(`+ locales: ${id}`);
    } else note(`"${id}" isn't a language tag, so it is left out`);
  }
  for (const id of written.filter((each) => !locales.includes(each))) note(`the Space has no ${id}`);
  const [first] = locales;
  if (written.length > 0 && written[0] !== first) {
    note(`the Space's default is ${first}, and the first of the file is ${written[0]}`);
  }
  return report;
}

/** A locale with its native name: `{ "id": "ko-KR", "label": "한국어", "short": "KO" }`. */
function localeOf(id: string) {
  const [language = id] = id.split("-");
  return { id, label: nameOf(id, language), short: language.toUpperCase() };
}

function nameOf(id: string, language: string): string {
  try {
    return new Intl.DisplayNames([id], { type: "language" }).of(language) ?? id;
  } catch {
    return id;
  }
}
