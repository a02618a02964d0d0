import { useTranslations } from "next-intl";
import { useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { focusTitle } from "../focus-title.ts";
import type { EditorModel } from "../use-editor-model.ts";

interface QueueNoticeProps {
  model: EditorModel;
  isBusy: boolean;
}

/** The publish waits for a connection, with a button that takes it back, or it no longer does. */
export function QueueNotice({ model: { draft, titleSlot }, isBusy }: QueueNoticeProps) {
  const t = useTranslations("editor");
  const { queueState, takeBack } = draft;
  // Another attempt is no news.
  const [state, setState] = useState(queueState);
  if (!isBusy && state !== queueState) setState(queueState);
  if (state === undefined) return null;
  if (state === "takenBack") return <Banner role="status">{t("takenBack")}</Banner>;
  if (state === "failed") {
    return (
      <Banner tone="warning" role="alert">
        {t("queueFailed")}
      </Banner>
    );
  }
  const onTakeBack = () => {
    takeBack();
    focusTitle(titleSlot);
  };
  const action = (
    <Button variant="text" aria-disabled={isBusy} onClick={onTakeBack}>
      {t("dontPublish")}
    </Button>
  );
  return (
    <Banner tone="warning" role="status" icon={<Icon name="cloud-off" />} action={action}>
      {t(state === "waiting" ? "queued" : "queuedInDoubt")}
    </Banner>
  );
}
