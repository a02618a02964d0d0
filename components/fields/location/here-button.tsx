import { LocateFixed } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Nowhere, whereAmI } from "#lib/browser/where-am-i.ts";
import type { Position } from "#lib/fields/location/position.ts";

/** Asks the device where it is; a refusal is a sentence. */
export function HereButton({ found }: { found: (point: Position) => void }) {
  const t = useTranslations("place");
  const [state, setState] = useState<Nowhere | "asking" | "found">();
  const ask = async () => {
    setState("asking");
    const answer = await whereAmI();
    setState(typeof answer === "string" ? answer : "found");
    if (typeof answer !== "string") found(answer);
  };
  return (
    <>
      <button
        type="button"
        className="filter-here"
        aria-label={t("whereIAm")}
        title={t("whereIAm")}
        aria-busy={state === "asking" || undefined}
        onClick={() => state !== "asking" && void ask()}
      >
        <LocateFixed size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <span
        className={state === undefined || state === "found" ? "sr-only" : "filter-here-said"}
        role="status"
      >
        {state !== undefined && t(`where.${state}`)}
      </span>
    </>
  );
}
