"use client";

import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import { clip } from "#lib/content/clip-text.ts";

const namedMax = 5;
const titleMax = 80;

/** What somebody wants gone, as far as a question needs it. */
export interface Asked {
  id: string;
  title: string;
  /** Whose it is, where it is somebody else's. */
  othersName: string | undefined;
  mayDelete: boolean;
}

interface DeleteQuestionProps {
  asked: readonly Asked[];
  isOpen: boolean;
  close: () => void;
  onDelete: () => void;
}

/** Before others' items go, or where some of what is chosen has to stay: says which, and whose. */
export function DeleteQuestion({ asked, isOpen, close, onDelete }: DeleteQuestionProps) {
  const t = useTranslations("listTools.removal");
  const open = asked.filter(({ mayDelete }) => mayDelete);
  const others = open.filter(({ othersName }) => othersName !== undefined);
  const closed = asked.filter(({ mayDelete }) => !mayDelete);
  const title = open.length === 0 ? t("noneTitle") : t("question", { count: open.length });
  return (
    <Dialog open={isOpen} onClose={close} title={title} alert>
      {closed.length > 0 && (
        <>
          <p className="dialog-text">{t("stay", { count: closed.length })}</p>
          <Named asked={closed} />
        </>
      )}
      {others.length > 0 && (
        <div className="mt-4">
          <Banner tone="warning">{t("others", { count: others.length })}</Banner>
          <Named asked={others} />
        </div>
      )}
      <DialogActions>
        <Button autoFocus onClick={close}>
          {open.length === 0 ? t("understood") : t("keep")}
        </Button>
        {open.length > 0 && (
          <Button
            variant="danger-fill"
            onClick={() => {
              close();
              // When it is closed, and the focus is where it came from.
              setTimeout(onDelete);
            }}
          >
            {t("delete", { count: open.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Named({ asked }: Pick<DeleteQuestionProps, "asked">) {
  const t = useTranslations("listTools.removal");
  const rest = asked.length - namedMax;
  return (
    <ul className="undeleted">
      {asked.slice(0, namedMax).map(({ id, title, othersName }) => (
        <li key={id}>
          <bdi>{clip(title, titleMax) || t("untitled")}</bdi>
          {" · "}
          <bdi>{othersName ?? t("someone")}</bdi>
        </li>
      ))}
      {rest > 0 && <li>{t("more", { count: rest })}</li>}
    </ul>
  );
}
