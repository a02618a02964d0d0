import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useMemo, useState } from "react";
import { EditorProvider, slotId, useEditor, useForm } from "#components/fields/form-context.ts";
import { LateSlotField } from "#components/fields/slot-field.tsx";
import { PickerProvider } from "#components/picker/picker-provider.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { DialogActions } from "#components/ui/dialog.tsx";
import { createLoading, useLoading } from "#components/ui/loading.ts";
import { Spinner } from "#components/ui/spinner.tsx";
import { browserSend } from "#lib/browser/send/send.ts";
import { fieldsByType } from "#lib/content/type-words.ts";
import type { BulkChange } from "#lib/fields/form/form-bulk.ts";
import { createFormState } from "#lib/fields/form/form-state.ts";
import { languageName } from "#lib/fields/format.ts";
import type { Content } from "#lib/space/content.ts";
import { listContents } from "#lib/space/contents.ts";
import type { ListSubject } from "../list-context.ts";
import { BulkChoice, useBulkChoice } from "./bulk-choice.tsx";
import { BulkPreview, changesIn } from "./bulk-preview.tsx";

interface BulkFormProps {
  subject: ListSubject;
  /** The member's own items as the list shows them, without all of their fields. */
  items: readonly Content[];
  apply: (change: BulkChange, contents: readonly Content[]) => void;
  close: () => void;
}

/** Reads the full items, because a write replaces all fields. */
export function BulkForm({ subject, items, apply, close }: BulkFormProps) {
  const t = useTranslations("bulkEdit");
  const [reading] = useState(() => createLoading(() => readWhole(subject.type.id, items)));
  const read = useLoading(reading, true);
  if (read.kind === "here") return <LoadedForm {...{ subject, apply, close }} found={read.value} />;
  return (
    <>
      {read.kind === "loading" ? (
        <p className="mt-4 flex items-center gap-2 text-ink-2" role="status">
          <Spinner />
          {t("loading")}
        </p>
      ) : (
        <Banner
          className="mt-4"
          tone="warning"
          role="alert"
          action={
            <Button variant="text" size="small" onClick={reading.begin}>
              {t("again")}
            </Button>
          }
        >
          {t("unreachable")}
        </Banner>
      )}
      <DialogActions>
        <Button onClick={close}>{t("cancel")}</Button>
      </DialogActions>
    </>
  );
}

interface WholeItems {
  contents: Content[];
  /** Deleted since the list was read. */
  gone: Content[];
}

async function readWhole(typeId: string, items: readonly Content[]): Promise<WholeItems> {
  const ids = items.map(({ sys }) => sys.id);
  const { items: found } = await listContents(browserSend, typeId, {
    limit: ids.length,
    conditions: [["sys.id[in]", ids.join(",")]],
  });
  const byId = new Map(found.map((content) => [content.sys.id, content]));
  return {
    contents: ids.flatMap((id) => byId.get(id) ?? []),
    gone: items.filter(({ sys }) => !byId.has(sys.id)),
  };
}

interface LoadedFormProps extends Omit<BulkFormProps, "items"> {
  found: WholeItems;
}

const idPrefix = "bulk-";

/** Field, action and value; a preview of the changed items; and the button that applies the change. */
function LoadedForm({ subject, found, apply, close }: LoadedFormProps) {
  const { type, locales, memberId, reading, targetTypes = [] } = subject;
  const language = useLocale();
  const choice = useBulkChoice(subject);
  const { slot } = choice;
  const form = useMemo(() => createFormState([slot], {}, true), [slot]);
  const setting = {
    memberId,
    naming: { ...reading, pictureFields: fieldsByType(targetTypes, "pictureField") },
    locales: locales.map(({ id, label }) => ({ id, label, name: languageName(id, language) })),
    types: targetTypes,
  };
  return (
    <EditorProvider value={{ ...setting, form, typeId: type.id, looks: {}, idPrefix }}>
      <PickerProvider place={setting}>
        <ChoiceForm {...{ subject, found, choice, apply, close }} />
      </PickerProvider>
    </EditorProvider>
  );
}

interface ChoiceFormProps extends LoadedFormProps {
  choice: ReturnType<typeof useBulkChoice>;
}

function ChoiceForm({ subject, found, choice, apply, close }: ChoiceFormProps) {
  const t = useTranslations("bulkEdit");
  const { form } = useEditor();
  const { slot, action } = choice;
  const text = useForm((now) => now.text(slot.name), slot.name);
  const isClear = action === "clear";
  const change = choice.changeOf(isClear ? "" : text);
  const outcome = isClear || text !== "" ? changesIn(change, found.contents, found.gone) : undefined;
  const count = outcome?.changing.length ?? 0;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const [problem] = isClear ? [] : form.checkAll().keys();
    if (problem !== undefined) document.getElementById(slotId(problem, idPrefix))?.focus();
    else if (outcome !== undefined && count > 0) apply(change, outcome.changing);
  }

  return (
    <form className="mt-4 grid gap-4" noValidate onSubmit={onSubmit}>
      <BulkChoice {...{ subject, choice }} />
      {!isClear && <LateSlotField slot={slot} look="box" saysLanguage={false} />}
      {outcome && <BulkPreview {...{ subject, change, outcome }} />}
      <DialogActions className="mt-1!">
        <Button onClick={close}>{t("cancel")}</Button>
        <Button type="submit" variant="primary" disabled={count === 0}>
          {t("apply", { count })}
        </Button>
      </DialogActions>
    </form>
  );
}
