import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Nowhere, whereAmI } from "#lib/browser/where-am-i.ts";
import type { Position } from "#lib/fields/location/position.ts";

/** A button that asks the device where it is; `said` is how that goes, in sight where the device refuses. */
export function useWhere(found: (position: Position) => void) {
  const t = useTranslations("place");
  const [state, setState] = useState<Nowhere | "asking" | "found">();
  const ask = async () => {
    if (state === "asking") return;
    setState("asking");
    const answer = await whereAmI();
    setState(typeof answer === "string" ? answer : "found");
    if (typeof answer !== "string") found(answer);
  };
  return {
    label: t("whereIAm"),
    said: state !== undefined && t(`where.${state}`),
    isSilent: state === undefined || state === "found",
    button: {
      type: "button",
      "aria-busy": state === "asking" || undefined,
      onClick: () => void ask(),
    } as const,
  };
}
