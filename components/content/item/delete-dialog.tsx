"use client";

import { useTranslations } from "next-intl";
import { ReloadButton } from "#components/content/session/reload-button.tsx";
import { SignInLink } from "#components/content/session/sign-in-link.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import type { RemoveFailure } from "#lib/browser/remove.ts";
import { clip } from "#lib/content/clip-text.ts";
import type { Doomed } from "./item-menu.tsx";
import { useDeletion } from "./use-deletion.ts";

const titleMax = 120;

/** After these the same press would say the same again. */
const closed = new Set<RemoveFailure | undefined>(["refused", "ended", "otherMember"]);
/** Of these there is another way on. */
const hasStep = new Set<RemoveFailure>(["ended", "otherMember"]);

interface DeleteDialogProps {
  item: Doomed;
  open: boolean;
  onClose: () => void;
}

/** The last question before a delete. The first focus is on keeping it; what goes wrong is said here. */
export function DeleteDialog({ item, open, onClose }: DeleteDialogProps) {
  const t = useTranslations("item.delete");
  const { isBusy, failure, remove, forget } = useDeletion(item);
  const close = () => {
    if (isBusy) return;
    forget();
    onClose();
  };
  const title = () => <bdi>{clip(item.title, titleMax)}</bdi>;
  const name = () => <bdi>{item.othersName}</bdi>;
  return (
    <Dialog open={open} onClose={close} title={t("title")} alert>
      <p className="dialog-text">{t.rich("text", { title })}</p>
      {item.othersName !== undefined && (
        <div className="mt-4">
          <Banner tone="warning">{t.rich("textOthers", { name })}</Banner>
        </div>
      )}
      {failure && (
        <div className="mt-4">
          <Banner tone="danger" role="alert" action={hasStep.has(failure) && <NextStep failure={failure} />}>
            {t(failure)}
          </Banner>
        </div>
      )}
      <DialogActions>
        <Button autoFocus onClick={close}>
          {t("keep")}
        </Button>
        {!closed.has(failure) && (
          <Button variant="danger-fill" busy={isBusy} onClick={remove}>
            {isBusy ? t("busy") : t("action")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function NextStep({ failure }: { failure: RemoveFailure }) {
  const t = useTranslations("item.problem");
  if (failure === "ended") return <SignInLink>{t("signIn")}</SignInLink>;
  return <ReloadButton>{t("reload")}</ReloadButton>;
}
