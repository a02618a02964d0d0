import type { ReactNode } from "react";
import { slotsOf } from "#lib/fields/form/form-slot.ts";
import { createFormState } from "#lib/fields/form/form-state.ts";
import type { Texts } from "#lib/fields/form/form-text.ts";
import type { TargetLooks } from "#lib/fields/refer/target-look.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { type EditorLocale, EditorProvider, type EditorValue } from "./form-context.ts";
import { PickersValue } from "./refer/picker-context.ts";

interface SampleEditorOptions {
  fields: readonly Field[];
  /** The default first. */
  locales?: readonly EditorLocale[];
  texts?: Texts;
  looks?: TargetLooks;
  idPrefix?: string;
}

const english = { id: "en-US", label: "English", name: "English" };

/** An editor without its page, for the gallery and for tests. */
export function createSampleEditor(options: SampleEditorOptions) {
  const { fields, locales = [english], texts = {}, looks = {}, idPrefix = "" } = options;
  const localeIds = locales.map(({ id }) => id);
  const type: ContentType = {
    id: "sample",
    label: { one: "Sample", many: "Samples" },
    icon: "box",
    displayField: "",
    create: true,
    columns: [],
    fields: [...fields],
  };
  const form = createFormState(slotsOf(type, localeIds), texts, false);
  const naming = { localeId: "en-US", localeIds, titleFields: {}, pictureFields: {} };
  return { form, locales, naming, looks, types: [type], idPrefix } satisfies EditorValue;
}

const chooseNothing = async () => undefined;
const pickers = { pickMedia: chooseNothing, pickContent: chooseNothing };

interface SampleEditorProps {
  editor: EditorValue;
  children?: ReactNode;
}

/** What the fields of an editor need around them; pickers close at once. */
export function SampleEditor({ editor, children }: SampleEditorProps) {
  return (
    <PickersValue value={pickers}>
      <EditorProvider value={editor}>{children}</EditorProvider>
    </PickersValue>
  );
}
