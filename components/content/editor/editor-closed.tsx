import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";

interface EditorClosedProps {
  reason: "notYours" | "noNew";
  back: string;
}

/** Why nothing is written here, and the way on. */
export function EditorClosed({ reason, back }: EditorClosedProps) {
  const t = useTranslations("editor");
  return (
    <div className="sheet editor-closed">
      <div>
        <h1>{t(reason === "notYours" ? "notYoursTitle" : "noNewTitle")}</h1>
        <p>{t(reason)}</p>
        <ButtonLink href={back} variant="primary">
          {t(reason === "notYours" ? "readIt" : "seeList")}
        </ButtonLink>
      </div>
    </div>
  );
}
