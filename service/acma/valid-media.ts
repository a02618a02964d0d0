import { validateFields } from "#service/acma/content-validation/validate-fields.ts";
import type { Visit } from "#service/acma/enter-space.ts";
import type { MediaBody, WrittenFile } from "#service/acma/media-body.ts";
import type { ContentTypeField, FieldValues } from "#service/database/schema.ts";
import { type ErrorDetail, ServiceError } from "#service/errors.ts";

const texts: ContentTypeField[] = [
  { apiName: "title", name: "Title", type: "Text", localized: true },
  { apiName: "description", name: "Description", type: "LongText", localized: true },
];

/**
 * The title and description to store. Checks that `file` has at least one entry and only locales of the Space.
 * @param held the current files of the Media, by locale
 * @throws ServiceError `ValidationFailed` with a detail for each problem.
 */
export function requireValidMedia(
  { locales }: Visit,
  { fields: { file, ...written } }: MediaBody,
  held: Record<string, unknown>,
): FieldValues {
  const { values, problems } = validateFields(written, texts, locales);
  const found = [...problems, ...fileProblems(file ?? held, held, locales.locales, locales.defaultLocale)];
  if (found.length > 0) throw new ServiceError("ValidationFailed", "Some fields do not fit.", found);
  return values;
}

function fileProblems(
  file: WrittenFile | Record<string, unknown>,
  held: Record<string, unknown>,
  locales: string[],
  defaultLocale: string,
): ErrorDetail[] {
  const written = Object.keys(file);
  if (written.length === 0) return [{ path: `fields.file.${defaultLocale}`, message: "Is required." }];
  return written.flatMap((locale) => {
    const path = `fields.file.${locale}`;
    if (!locales.includes(locale))
      return [{ path, message: `Has no such locale, only ${locales.join(", ")}.` }];
    return isKept(file[locale]) && held[locale] === undefined
      ? [{ path: `${path}.state`, message: "Must be PENDING: there is no file in this locale to keep." }]
      : [];
  });
}

function isKept(entry: unknown): boolean {
  return typeof entry === "object" && entry !== null && "state" in entry && entry.state !== "PENDING";
}
