import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Nowhere, whereAmI } from "#lib/browser/where-am-i.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { locationText } from "#lib/fields/location/form.ts";
import { useEditor } from "../form-context.ts";

/** "Where I am": asks the device; a refusal is a sentence, and the field stays as it is. */
export function WhereButton({ slot: { name } }: { slot: Slot }) {
  const t = useTranslations("place");
  const { form } = useEditor();
  const [state, setState] = useState<Nowhere | "asking" | "found">();

  async function ask(): Promise<void> {
    if (state === "asking") return;
    setState("asking");
    const answer = await whereAmI();
    if (typeof answer === "string") return setState(answer);
    form.fill({ [name]: locationText(answer) });
    setState("found");
  }

  return (
    <>
      <span className={state === undefined || state === "found" ? "sr-only" : "place-said"} role="status">
        {state !== undefined && t(`where.${state}`)}
      </span>
      <button
        type="button"
        className="editor-label-button"
        aria-busy={state === "asking" || undefined}
        onClick={() => void ask()}
      >
        {t("whereIAm")}
      </button>
    </>
  );
}
