"use client";

import { GitFork } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { useEditor } from "./editor-context.ts";

interface ConflictNoticeProps {
  theirs: Content;
  memberId: string;
  isBusy: boolean;
  onPublishMine: () => void;
  onGoOn: () => void;
}

/** Another version was published meanwhile: all that is typed stays, and nothing is published before it is chosen. */
export function ConflictNotice({ theirs, memberId, isBusy, onPublishMine, onGoOn }: ConflictNoticeProps) {
  const t = useTranslations("editor");
  const [isAsking, setAsking] = useState(false);
  const { version } = theirs.sys;
  const isOwn = theirs.sys.updatedBy?.sys.id === memberId;
  return (
    <Banner tone="warning" role="alert" icon={<GitFork size={18} strokeWidth={1.75} aria-hidden="true" />}>
      <p className="editor-conflict-words">
        <strong>{t(isOwn ? "conflictOwn" : "conflictOther", { version })}</strong> {t("conflictKept")}
      </p>
      <p className="editor-conflict-ways">
        <ButtonLink
          size="small"
          href={paths.content(theirs.sys.contentType.sys.id, theirs.sys.id)}
          target="_blank"
          prefetch={false}
        >
          {t("seeTheirs", { version })}
        </ButtonLink>
        <Button size="small" busy={isBusy} onClick={() => setAsking(true)}>
          {t("publishMine", { version: version + 1 })}
        </Button>
        <Button size="small" variant="quiet" onClick={onGoOn}>
          {t("goOn")}
        </Button>
      </p>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={t("conflictTitle", { version })}>
        <p className="dialog-text">{t("conflictText", { version })}</p>
        <ChangedFields />
        <DialogActions>
          <Button autoFocus onClick={() => setAsking(false)}>
            {t("goOn")}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              setAsking(false);
              onPublishMine();
            }}
          >
            {t("conflictPublish", { version: version + 1 })}
          </Button>
        </DialogActions>
      </Dialog>
    </Banner>
  );
}

/** The fields that would take the place of theirs. */
function ChangedFields() {
  const t = useTranslations("editor");
  const language = useLocale();
  const { form, locales } = useEditor();
  const changed = form.changed();
  const names = form.slots
    .filter(({ name }) => Object.hasOwn(changed, name))
    .map(({ field, locale }) => {
      const label = wordsIn(field.label, language);
      return field.localized ? `${label} (${locales.find(({ id }) => id === locale)?.name})` : label;
    });
  if (names.length === 0) return <p className="dialog-text">{t("conflictNothing")}</p>;
  return (
    <p className="dialog-text">
      {t("conflictFields")}: {names.join(", ")}
    </p>
  );
}
