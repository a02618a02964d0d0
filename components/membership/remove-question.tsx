import { useTranslations } from "next-intl";
import { Dialog } from "#components/ui/dialog.tsx";
import { QuestionActions } from "#components/ui/question-actions.tsx";

interface RemoveQuestionProps {
  /** Of whom it is asked; undefined while nothing is. */
  name: string | undefined;
  isYou: boolean;
  spaceName: string;
  close: () => void;
  onRemove: () => void;
}

/** Before a member is taken out of a Space. */
export function RemoveQuestion({ name, isYou, spaceName, close, onRemove }: RemoveQuestionProps) {
  const t = useTranslations("console.removal");
  return (
    <Dialog
      open={name !== undefined}
      onClose={close}
      title={isYou ? t("titleYou", { space: spaceName }) : t("title", { name: name ?? "", space: spaceName })}
      alert
    >
      <p className="dialog-text">{t(isYou ? "textYou" : "text")}</p>
      <QuestionActions keep={t("keep")} act={t("remove")} close={close} onAct={onRemove} />
    </Dialog>
  );
}
