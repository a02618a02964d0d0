"use client";
"use no memo";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";

interface GrabberProps extends Pick<ComponentProps<"button">, "popoverTarget" | "onClick"> {
  /** Closes the sheet that it tops. */
  close: () => void;
}

/** The handle of a bottom sheet: a press or a drag downwards closes it. Not there from 768 px on. */
export function Grabber({ close, ...rest }: GrabberProps) {
  const t = useTranslations("ui");
  return (
    <button
      type="button"
      {...rest}
      {...(rest.popoverTarget !== undefined && { popoverTargetAction: "hide" as const })}
      className="grabber"
      aria-label={t("close")}
      onPointerDown={({ nativeEvent }) => {
        void import("./drag-sheet.ts").then(
          ({ dragSheet }) => dragSheet(nativeEvent, close),
          () => {},
        );
      }}
    />
  );
}
