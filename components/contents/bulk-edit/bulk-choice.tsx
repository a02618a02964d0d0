import { useLocale, useTranslations } from "next-intl";
import { useId, useMemo, useState } from "react";
import { focusFirst } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { SegmentButton, Segmented } from "#components/ui/form/segmented.tsx";
import { Select } from "#components/ui/form/text-input.tsx";
import { type BulkAction, bulkActions, bulkFields } from "#lib/fields/form/bulk-fields.ts";
import type { BulkChange } from "#lib/fields/form/form-bulk.ts";
import { type Slot, slotsOf } from "#lib/fields/form/form-slot.ts";
import { languageName } from "#lib/fields/format.ts";
import type { Field as TypeField } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ListSubject } from "../list-context.ts";

/** A field in one locale, and the action for it. */
export function useBulkChoice({ type, reading: { localeIds } }: ListSubject) {
  const fields = bulkFields(type);
  const [apiName, setApiName] = useState(fields[0]?.apiName);
  const [locale, setLocale] = useState(localeIds[0]);
  const [wanted, setAction] = useState<BulkAction>();
  const { slots, change, slot } = useMemo(() => {
    const ofField = slotsOf(type, localeIds).filter(({ field }) => field.apiName === apiName);
    const chosen = ofField.find((each) => each.locale === locale) ?? ofField[0];
    if (chosen === undefined) throw new Error(`No field ${apiName} can be changed in many items.`);
    return { slots: ofField, change: chosen, slot: withoutLimits(chosen) };
  }, [type, localeIds, apiName, locale]);
  const actions = bulkActions(change.field);
  const action = actions.find((each) => each === wanted) ?? actions[0] ?? "set";
  return {
    ...{ fields, slots, slot, actions, action, setApiName, setLocale, setAction },
    changeOf: (text: string): BulkChange => ({ slot: change, slots, action, text }),
  };
}

/**
 * The slot of the form. Limits of a list depend on the item, so they are left out. A switch has no "not set", which is
 * what "Clear" is for.
 */
function withoutLimits(slot: Slot): Slot {
  return { ...slot, isRequired: slot.field.type === "Boolean", field: unlimited(slot.field) };
}

function unlimited(field: TypeField): TypeField {
  if (field.type !== "Array") return field;
  const { minItems: _, maxItems: __, ...others } = field;
  return others;
}

interface BulkChoiceProps {
  choice: ReturnType<typeof useBulkChoice>;
}

/** Chooses the field, its language if it has several, and the action. */
export function BulkChoice({ choice }: BulkChoiceProps) {
  const t = useTranslations("bulkEdit");
  const language = useLocale();
  const id = useId();
  const { fields, slots, slot, actions, action, setApiName, setLocale, setAction } = choice;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3 *:min-w-[min(10rem,100%)] *:flex-1">
        <Field id={`${id}-field`} label={t("field")}>
          <Select
            id={`${id}-field`}
            ref={focusFirst}
            value={slot.field.apiName}
            onChange={({ target }) => setApiName(target.value)}
          >
            {fields.map(({ apiName, label }) => (
              <option key={apiName} value={apiName}>
                {wordsIn(label, language)}
              </option>
            ))}
          </Select>
        </Field>
        {slots.length > 1 && (
          <Field id={`${id}-language`} label={t("language")}>
            <Select
              id={`${id}-language`}
              value={slot.locale}
              onChange={({ target }) => setLocale(target.value)}
            >
              {slots.map(({ locale }) => (
                <option key={locale} value={locale}>
                  {languageName(locale, language)}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {actions.length > 1 && (
        <Segmented label={t("action.label")} className="justify-self-start">
          {actions.map((each) => (
            <SegmentButton key={each} pressed={each === action} onClick={() => setAction(each)}>
              {t(`action.${each}`)}
            </SegmentButton>
          ))}
        </Segmented>
      )}
    </div>
  );
}
