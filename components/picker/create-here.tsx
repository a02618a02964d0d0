import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { EditorNotice, type Notice } from "#components/editor/notices/editor-notice.tsx";
import { EditorProvider, slotId } from "#components/fields/form-context.ts";
import type { PickerPlace } from "#components/fields/refer/picker-context.ts";
import { LateSlotField } from "#components/fields/slot-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions, DialogText } from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import type { PublishOutcome } from "#lib/browser/publish/publish-outcome.ts";
import { mayHaveUploads, whenUploaded } from "#lib/browser/uploading/draft-uploads.ts";
import { oneOf } from "#lib/content/type-words.ts";
import { refusedSlots } from "#lib/fields/form/form-refused.ts";
import { writeOf } from "#lib/fields/form/form-write.ts";
import type { Problems } from "#lib/fields/form/problems.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { type FormHere, formHere, publishHere } from "./form-here.ts";

interface CreateHereProps {
  place: PickerPlace;
  forms: Map<string, FormHere>;
  type: ContentType;
  open: boolean;
  onClose: () => void;
  onMade: (content: Content) => void;
}

/** A small form in a picker: publishes a new item and chooses it. */
export function CreateHere({ place, forms, type, open, onClose, onMade }: CreateHereProps) {
  const t = useTranslations("pickers");
  const language = useLocale();
  return (
    <Dialog open={open} onClose={onClose} title={t("makeTitle", { one: oneOf(type, language) })}>
      <MakeForm
        {...{ place, type, onClose, onMade }}
        here={formHere(forms, type, place)}
        onPublished={() => forms.delete(type.id)}
      />
    </Dialog>
  );
}

interface MakeFormProps extends Omit<CreateHereProps, "forms" | "open"> {
  here: FormHere;
  onPublished: () => void;
}

function MakeForm({ place, type, here, onClose, onMade, onPublished }: MakeFormProps) {
  const t = useTranslations("pickers");
  const language = useLocale();
  const [isBusy, setBusy] = useState(here.underWay !== undefined);
  const [notice, setNotice] = useState<Notice | undefined>(
    isBusy || here.sent === undefined ? undefined : { kind: "unknown" },
  );
  const { form } = here;
  const idPrefix = `here-${type.id}-`;
  const locale = place.locales.find(({ id }) => id === place.naming.localeId);

  const go = (name: string) => document.getElementById(slotId(name, idPrefix))?.focus();

  function showProblems(problems: Problems): void {
    const [first = ""] = problems.keys();
    go(first);
  }

  /** Also for a create that was sent before the dialog was closed and opened again. */
  function sayEnd(outcome: PublishOutcome): void {
    setBusy(false);
    if (outcome.kind === "published" || outcome.kind === "conflict") return;
    if (outcome.kind === "sessionEnded" || outcome.kind === "otherMember") return;
    if (outcome.kind !== "refused") {
      setNotice(outcome);
      return;
    }
    const { problems, others } = refusedSlots(form.slots, outcome.details);
    form.showProblems(problems);
    showProblems(problems);
    if (others.length > 0 || problems.size === 0) setNotice({ kind: "refused", others });
  }

  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  const sayEndHere = useEffectEvent(sayEnd);
  useEffect(() => {
    void here.underWay?.then(sayEndHere);
  }, [here]);

  function end(outcome: PublishOutcome): void {
    if (outcome.kind !== "published" && outcome.kind !== "conflict") return;
    onPublished();
    toast(t("made", { one: wordsIn(type.label.one, language) }));
    onClose();
    onMade(outcome.kind === "published" ? outcome.content : outcome.theirs);
  }

  /** Waits until all files are uploaded; a notice lists the missing ones. Cancel ends the wait. */
  async function waitForFiles(): Promise<boolean> {
    setNotice({ kind: "files" });
    setBusy(true);
    waiting.current = new AbortController();
    const areThere = await whenUploaded(here.name, waiting.current.signal);
    setBusy(false);
    return areThere;
  }

  async function publish(): Promise<void> {
    if (here.underWay !== undefined || isBusy) return;
    if (mayHaveUploads(here.name) && !(await waitForFiles())) return;
    const problems = form.checkAll();
    if (problems.size > 0) return showProblems(problems);
    const written = writeOf(form.slots, undefined, form.texts());
    if ("problems" in written) return showProblems(written.problems);
    setNotice(undefined);
    setBusy(true);
    const outcome = await publishHere(here, { type, place, write: written.write });
    sayEnd(outcome);
    end(outcome);
  }

  return (
    <EditorProvider
      value={{
        form,
        typeId: type.id,
        locales: locale ? [locale] : [],
        naming: place.naming,
        looks: {},
        types: place.types,
        linkTypes: place.linkTypes,
        draftName: here.name,
        idPrefix,
      }}
    >
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        <DialogText>
          {t("makeText", { language: locale?.name ?? "", several: String(place.locales.length > 1) })}
        </DialogText>
        {notice !== undefined && <EditorNotice notice={notice} onAgain={() => void publish()} onGo={go} />}
        {form.slots.map((slot) => (
          <LateSlotField key={slot.name} slot={slot} look="box" saysLanguage={false} />
        ))}
        <DialogActions className="mt-1!">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t("makeAndChoose")}
          </Button>
        </DialogActions>
      </form>
    </EditorProvider>
  );
}
