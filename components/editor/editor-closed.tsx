import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { sheet } from "#components/ui/sheet.ts";

interface EditorClosedProps {
  reason: "notYours" | "noNew" | "gone";
  back: string;
  /** The draft on this device. */
  children?: ReactNode;
}

/** Why the item cannot be edited, and a link to go on. */
export function EditorClosed({ reason, back, children }: EditorClosedProps) {
  const t = useTranslations("editor");
  const [title, text] = words[reason];
  return (
    <div className={classNames(sheet, "grid h-full place-content-center p-8 text-center max-tablet:h-auto")}>
      <div>
        <h1 className="text-20">{t(title)}</h1>
        <p className="mt-1 mb-6 text-15 text-ink-2">{t(text)}</p>
        <ButtonLink href={back} variant="primary">
          {t(reason === "notYours" ? "view" : "seeList")}
        </ButtonLink>
        {children}
      </div>
    </div>
  );
}

const words = {
  notYours: ["notYoursTitle", "notYours"],
  noNew: ["noNewTitle", "noNew"],
  gone: ["goneTitle", "goneText"],
} as const;
