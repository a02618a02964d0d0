import { useLocale } from "next-intl";
import { FieldHint } from "#components/ui/form/field.tsx";
import { spelledDate } from "#lib/fields/date/spelled.ts";

interface SpelledDateProps {
  id: string;
  /** The value of a date control, such as `2026-11-24`, or with a time. */
  text: string;
}

/** A date in the language of the portal, below the browser's control, which orders the digits by the browser's language. */
export function SpelledDate({ id, text }: SpelledDateProps) {
  return (
    // The server and the browser may punctuate it differently.
    <FieldHint id={id} className="mt-1.5 empty:hidden" suppressHydrationWarning>
      {spelledDate(text, useLocale())}
    </FieldHint>
  );
}
