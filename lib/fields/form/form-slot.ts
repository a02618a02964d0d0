import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { hasValue, shownSlot } from "../form.ts";
import type { Reading } from "../reading.ts";
import type { ReferDisplay } from "../refer/display.ts";
import { isOfLanguage, isText, titleInWords } from "../title-words.ts";
import { formLayout } from "./form-layout.ts";

/** One input: a field in one locale, which is the default one if it isn't localized. */
export interface Slot {
  /** Like in the service's `details`, without `fields.`: `title.en-US`. */
  name: string;
  field: Field;
  locale: string;
  isRequired: boolean;
}

export function slotName(apiName: string, locale: string): string {
  return `${apiName}.${locale}`;
}

/**
 * The slots of a type in the order of its form; `locales` has the default first. What is required is asked for in
 * `first`, the locale that the form begins with.
 */
export function slotsOf(type: ContentType, locales: readonly string[], first = locales[0]): Slot[] {
  const { written, facts } = formLayout(type, locales.length);
  return [...written, ...facts].flatMap((field) =>
    (field.localized ? locales : locales.slice(0, 1)).map((locale) => ({
      name: slotName(field.apiName, locale),
      field,
      locale,
      isRequired: field.required && (!field.localized || locale === first),
    })),
  );
}

/** How a title is put into words. */
interface Naming {
  reading: Reading;
  refer: (display: ReferDisplay) => string | undefined;
}

/**
 * What the slot that names an item says, else the same field in another locale. Without `naming`, numbers and dates
 * are as they are typed.
 */
export function titleText(
  slots: readonly Slot[],
  titleSlot: string,
  textOf: (name: string) => string,
  naming?: Naming,
): string {
  const first = slots.find(({ name }) => name === titleSlot);
  const same = slots.filter(({ field }) => field === first?.field);
  const slot = [first, ...same].find((each) => each && textOf(each.name).trim() !== "");
  return slot === undefined ? "" : slotInWords(slot.field, textOf(slot.name), naming);
}

const nowhere: Reading = { localeId: "", localeIds: [], titleFields: {} };
const noWords = { language: "en", timeZone: "UTC", yes: "", no: "" };

function slotInWords(field: Field, text: string, naming: Naming | undefined): string {
  const { titleWords } = naming?.reading ?? nowhere;
  const isTyped = field.type !== "Boolean" && isOfLanguage(field);
  if (isText(field) || (titleWords === undefined && isTyped)) return text;
  const display = shownSlot(field, text, naming?.reading ?? nowhere);
  return titleInWords(display, titleWords ?? noWords, naming?.refer) ?? "";
}

/** The slot as required now: a value in any locale satisfies a required field. */
export function slotAsRequired(slot: Slot, slots: readonly Slot[], textOf: (name: string) => string): Slot {
  if (!slot.isRequired) return slot;
  const isMet = slots.some(
    ({ name, field }) =>
      field.apiName === slot.field.apiName && name !== slot.name && hasValue(field, textOf(name)),
  );
  return isMet ? { ...slot, isRequired: false } : slot;
}
