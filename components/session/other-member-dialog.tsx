import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { BrandMark } from "#components/ui/space/brand-mark.tsx";
import { leavePage } from "#lib/browser/session/leave-page.ts";
import type { SessionFace } from "./session-face.ts";
import { SignInWays } from "./sign-in-ways.tsx";
import { TitleInFocus } from "./title-in-focus.tsx";

interface OtherMemberDialogProps extends Pick<SessionFace, "mark" | "ways"> {
  isKept: boolean;
}

/** Somebody else is signed in here: the page is covered, and nothing of what is written on it is named. */
export function OtherMemberDialog({ isKept, mark, ways }: OtherMemberDialogProps) {
  const t = useTranslations("session.other");
  const textId = useId();
  return (
    <Dialog
      open
      alert
      title={<TitleInFocus>{t("title")}</TitleInFocus>}
      above={<BrandMark mark={mark} />}
      describedBy={textId}
    >
      <p className="dialog-text" id={textId}>
        {t(isKept ? "kept" : "unkept")}
      </p>
      {isKept ? (
        <div className="session-ways">
          <Button variant="primary" size="large" onClick={() => void leavePage()}>
            {t("goOn")}
          </Button>
        </div>
      ) : (
        <SignInWays ways={ways} />
      )}
    </Dialog>
  );
}
