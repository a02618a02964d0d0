import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Position } from "#lib/fields/location/position.ts";

/** Props of a button that asks the device for its position; `status` is visible only if the device refuses. */
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
    status: state !== undefined && t(`where.${state}`),
    isSilent: state === undefined || state === "found",
    button: {
      type: "button",
      "aria-busy": state === "asking" || undefined,
      onClick: () => void ask(),
    } as const,
  };
}

/** Why the device gives no position. */
type Nowhere = "refused" | "unknown" | "slow";

const patienceMilliseconds = 20_000;
const recentMilliseconds = 60_000;

/**
 * The position of this device, after the browser's permission prompt. Returns the reason for a failure instead of
 * rejecting.
 */
async function whereAmI(): Promise<{ lon: number; lat: number } | Nowhere> {
  return await new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lon: rounded(coords.longitude), lat: rounded(coords.latitude) }),
      ({ code }) => resolve(code === 1 ? "refused" : code === 3 ? "slow" : "unknown"),
      { enableHighAccuracy: true, timeout: patienceMilliseconds, maximumAge: recentMilliseconds },
    );
  });
}

/** To about a metre, which is as precise as the device is. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(5));
}
