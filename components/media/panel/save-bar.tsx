import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { ReloadButton } from "#components/ui/reload-button.tsx";
import { SignInLink } from "#components/ui/sign-in-link.tsx";
import type { SaveState, useWords } from "./use-words.ts";

/** Save and discard, as long as there is something to save; what became of it. */
export function SaveBar({ words }: { words: ReturnType<typeof useWords> }) {
  const t = useTranslations("media.panel");
  const { isDirty, state, discard } = words;
  return (
    <div className="save-bar">
      {state.is === "problem" && <Problem state={state} />}
      {isDirty && (
        <div className="save-acts">
          <Button type="submit" variant="primary" size="small" busy={state.is === "saving"}>
            {t("save")}
          </Button>
          <Button size="small" variant="quiet" onClick={discard}>
            {t("discard")}
          </Button>
        </div>
      )}
      <p className="file-note" role="status">
        {state.is === "saved" ? t("saved") : state.is === "saving" ? t("saving") : isDirty ? t("kept") : ""}
      </p>
    </div>
  );
}

function Problem({ state }: { state: Extract<SaveState, { is: "problem" }> }) {
  const t = useTranslations("media.panel.problems");
  const { problem, message = "" } = state;
  return (
    <Banner
      tone="warning"
      role="alert"
      action={
        problem === "ended" ? (
          <SignInLink>{t("signIn")}</SignInLink>
        ) : problem === "otherMember" ? (
          <ReloadButton>{t("reload")}</ReloadButton>
        ) : undefined
      }
    >
      {t(problem, { message })}
    </Banner>
  );
}
