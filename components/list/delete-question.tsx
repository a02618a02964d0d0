"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { QuestionActions } from "#components/ui/question-actions.tsx";
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
  /** What was uploaded and not written. */
  areFiles?: boolean;
  asked: readonly Asked[];
  isOpen: boolean;
  close: () => void;
  onDelete: () => void;
  /** What else there is to know before. */
  children?: ReactNode;
}

/** Before others' items go, or where some of what is chosen has to stay: says which, and whose. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { areFiles = false, asked, isOpen, close, onDelete, children } = props;
  const t = useTranslations("listTools.removal");
  const open = asked.filter(({ mayDelete }) => mayDelete);
  const others = open.filter(({ othersName }) => othersName !== undefined);
  const closed = asked.filter(({ mayDelete }) => !mayDelete);
  const title = open.length === 0 ? t("noneTitle") : t("question", { count: open.length });
  return (
    <Dialog open={isOpen} onClose={close} title={title} alert>
      {closed.length > 0 && (
        <>
          <p className="dialog-text">{t(areFiles ? "stayFiles" : "stay", { count: closed.length })}</p>
          <Named asked={closed} />
        </>
      )}
      {others.length > 0 && (
        <div className="mt-4">
          <Banner tone="warning">{t(areFiles ? "othersFiles" : "others", { count: others.length })}</Banner>
          <Named asked={others} />
        </div>
      )}
      {children}
      <QuestionActions
        keep={open.length === 0 ? t("understood") : t("keep")}
        act={open.length === 0 ? undefined : t("delete", { count: open.length })}
        close={close}
        onAct={onDelete}
      />
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
