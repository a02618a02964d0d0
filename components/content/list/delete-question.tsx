"use client";

import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import { clip } from "#lib/content/clip-text.ts";
import { shownAuthor } from "#lib/content/display-author.ts";
import { titleOf } from "#lib/content/display-names.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListSubject } from "./list-subject.ts";
import { isOwn, mayDelete } from "./may.ts";
import { useListRemoval } from "./use-list-removal.ts";

const namedMax = 5;
const titleMax = 80;

interface DeleteQuestionProps {
  subject: ListSubject;
  contents: readonly Content[];
  isOpen: boolean;
  close: () => void;
}

/** Before others' items go, or where some of what is chosen has to stay: says which, and whose. */
export function DeleteQuestion({ subject, contents, isOpen, close }: DeleteQuestionProps) {
  const t = useTranslations("listTools.removal");
  const remove = useListRemoval(subject);
  const open = contents.filter((content) => mayDelete(subject, content));
  const others = open.filter((content) => !isOwn(subject, content));
  const closed = contents.filter((content) => !mayDelete(subject, content));
  const title = open.length === 0 ? t("noneTitle") : t("question", { count: open.length });
  return (
    <Dialog open={isOpen} onClose={close} title={title} alert>
      {closed.length > 0 && (
        <>
          <p className="dialog-text">{t("stay", { count: closed.length })}</p>
          <Named {...{ subject }} contents={closed} />
        </>
      )}
      {others.length > 0 && (
        <div className="mt-4">
          <Banner tone="warning">{t("others", { count: others.length })}</Banner>
          <Named {...{ subject }} contents={others} />
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
              setTimeout(() => remove(contents, true));
            }}
          >
            {t("delete", { count: open.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Named({ subject, contents }: Pick<DeleteQuestionProps, "subject" | "contents">) {
  const t = useTranslations("listTools.removal");
  const rest = contents.length - namedMax;
  return (
    <ul className="undeleted">
      {contents.slice(0, namedMax).map((content) => (
        <li key={content.sys.id}>
          <bdi>{clip(titleOf(content, subject.reading)?.text ?? t("untitled"), titleMax)}</bdi>
          {" · "}
          <bdi>{shownAuthor(content.sys.createdBy, subject.memberId).name ?? t("someone")}</bdi>
        </li>
      ))}
      {rest > 0 && <li>{t("more", { count: rest })}</li>}
    </ul>
  );
}
