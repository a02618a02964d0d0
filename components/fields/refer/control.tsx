import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { Button } from "#components/ui/button.tsx";
import { CrossButton } from "#components/ui/cross-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { offerUndo } from "#components/ui/toast/undo.ts";
import { uploads } from "#lib/browser/uploading/uploads.ts";
import { fillForNow } from "#lib/fields/form/form-state.ts";
import { storedIn } from "#lib/fields/form/form-stored.ts";
import { type FormRefer, referOf, referTo } from "#lib/fields/refer/form.ts";
import { isOfMedia } from "#lib/fields/refer/target.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ControlProps } from "../control-props.ts";
import { useEditor, useForm } from "../form-context.ts";
import { PendingWords, TargetCard, TargetWords, UnfitWords, useLook } from "./target-words.tsx";
import { UploadInto, uploadTarget } from "./upload-into.tsx";
import { useChoose } from "./use-choose.ts";

/** A single Refer: a card with buttons to change and remove it; Media also take a file. */
export function ReferControl(props: ControlProps) {
  const { slot } = props;
  const { form } = useEditor();
  // "Change" comes with an upload button, and leaves the card the width of the field.
  const isEmpty = useForm((now) => now.text(slot.name) === "", slot.name);
  if (!isOfMedia(slot.field)) return <Choice {...props} />;
  return (
    <UploadInto
      slot={slot}
      max={1}
      hasButton={isEmpty}
      onMedia={({ sys }) => {
        form.fill({ [slot.name]: JSON.stringify(referTo("Media", sys.id)) });
        form.check(slot.name);
      }}
    >
      {(pending) => <Choice {...props} pending={pending} />}
    </UploadInto>
  );
}

interface ChoiceProps extends ControlProps {
  /** The running upload into the field. */
  pending?: ReactNode;
}

function Choice({ slot: { field, name }, id, invalid, describedBy, pending }: ChoiceProps) {
  const t = useTranslations("pickers");
  const label = wordsIn(field.label, useLocale());
  const { form, draftName } = useEditor();
  const text = useForm((now) => now.text(name), name);
  const choose = useChoose(field);
  const value = storedIn(text);
  const refer = referOf(value);

  /** An upload that completes doesn't replace a later choice. The next button has the same id. */
  function set(next: string): void {
    if (draftName !== undefined) void uploads.release(uploadTarget(draftName, name));
    flushSync(() => {
      form.fill({ [name]: next });
      form.check(name);
    });
    document.getElementById(id)?.focus();
  }

  async function change(): Promise<void> {
    const [chosen] = (await choose({ max: 1, taken: [] })) ?? [];
    if (chosen !== undefined) set(JSON.stringify(chosen));
  }

  function remove(): void {
    const run = fillForNow(form, { [name]: "" });
    set("");
    offerUndo({ message: t("removed", { title: label }), label: t("undo"), run });
  }

  const isEmpty = text === "";
  if (isEmpty && !pending) {
    return (
      <Button
        id={id}
        variant="field"
        // As high as the card that replaces it during an upload or when a draft is restored.
        className={isOfMedia(field) ? "min-h-17.5!" : undefined}
        icon={<Icon name="plus" />}
        aria-label={t("chooseFor", { label })}
        aria-describedby={describedBy}
        {...(invalid && { "data-invalid": "" })}
        onClick={() => void change()}
      >
        {t("choose")}
      </Button>
    );
  }
  return (
    <TargetCard invalid={invalid}>
      {isEmpty ? (
        <PendingWords>{pending}</PendingWords>
      ) : refer === undefined ? (
        <UnfitWords value={value} pending={pending} />
      ) : (
        <Chosen refer={refer} pending={pending} />
      )}
      <Button
        id={id}
        size="small"
        variant="quiet"
        aria-label={t(isEmpty ? "chooseFor" : "changeFor", { label })}
        aria-describedby={describedBy}
        onClick={() => void change()}
      >
        {t(isEmpty ? "choose" : "change")}
      </Button>
      {!isEmpty && <CrossButton label={t("removeFor", { label })} onClick={remove} />}
    </TargetCard>
  );
}

function Chosen({ refer, pending }: { refer: FormRefer; pending: ReactNode }) {
  return <TargetWords {...useLook(refer)} pending={pending} />;
}
