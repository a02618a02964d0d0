import * as z from "zod";
import { checkArray } from "#service/acma/content-validation/array.ts";
import { checkBoolean } from "#service/acma/content-validation/boolean.ts";
import { type Check, type Findings, isAbsent } from "#service/acma/content-validation/check.ts";
import { checkDate } from "#service/acma/content-validation/date.ts";
import { checkJson } from "#service/acma/content-validation/json.ts";
import { checkLocation } from "#service/acma/content-validation/location.ts";
import { checkNumber } from "#service/acma/content-validation/number.ts";
import { checkRefer } from "#service/acma/content-validation/refer.ts";
import { checkRichText } from "#service/acma/content-validation/rich-text.ts";
import { checkText } from "#service/acma/content-validation/text.ts";
import type { ContentTypeField, FieldValues } from "#service/database/schema.ts";
import type { Locales } from "#service/query/content-fields.ts";

const checks: Record<ContentTypeField["type"], Check> = {
  Text: checkText,
  LongText: checkText,
  RichText: checkRichText,
  Integer: checkNumber,
  Number: checkNumber,
  Boolean: checkBoolean,
  Date: checkDate,
  Location: checkLocation,
  Json: checkJson,
  Refer: checkRefer,
  Array: checkArray,
};

const localeMapSchema = z.record(z.string(), z.unknown());

/**
 * Validates `{<apiName>: {<locale>: value}}` by a Content Type. `values` leaves out absent values; it can be stored if
 * there are no problems and all `patterns` match. A required field needs a value in at least one locale.
 */
export function validateFields(
  written: Record<string, unknown>,
  fields: ContentTypeField[],
  locales: Locales,
): Findings & { values: FieldValues } {
  const findings: Findings = { problems: [], refers: [], patterns: [] };
  const known = new Set(fields.map(({ apiName }) => apiName));
  for (const apiName of Object.keys(written)) {
    if (known.has(apiName)) continue;
    findings.problems.push({ path: `fields.${apiName}`, message: "There is no such field." });
  }
  const values: FieldValues = {};
  for (const field of fields) {
    const byLocale = checkLocales(written[field.apiName] ?? {}, field, locales, findings);
    if (Object.keys(byLocale).length > 0) values[field.apiName] = byLocale;
  }
  return { ...findings, values };
}

function checkLocales(
  written: unknown,
  field: ContentTypeField,
  { locales, defaultLocale }: Locales,
  findings: Findings,
): Record<string, unknown> {
  const path = `fields.${field.apiName}`;
  const byLocale = localeMapSchema.safeParse(written);
  if (!byLocale.success) {
    findings.problems.push({ path, message: "Must be an object of locales." });
    return {};
  }
  const present = Object.entries(byLocale.data).filter(([, value]) => !isAbsent(value));
  const allowed = field.localized ? locales : [defaultLocale];
  for (const locale of Object.keys(byLocale.data)) {
    if (allowed.includes(locale)) continue;
    findings.problems.push({
      path: `${path}.${locale}`,
      message: `Has no such locale, only ${allowed.join(", ")}.`,
    });
  }
  if (field.required && !present.some(([locale]) => allowed.includes(locale))) {
    findings.problems.push({ path: `${path}.${defaultLocale}`, message: "Is required." });
  }
  return Object.fromEntries(
    present.map(([locale, value]) => [
      locale,
      checks[field.type](value, field, `${path}.${locale}`, findings),
    ]),
  );
}
