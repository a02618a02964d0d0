import { useTranslations } from "next-intl";
import type { ComponentType, ReactNode } from "react";
import { Avatar } from "#components/ui/picture/avatar.tsx";
import { useAuthorsOfType } from "#lib/browser/content/use-authors-of-type.ts";
import type { ContentsPage } from "#lib/collection/of/contents.ts";
import { chosenIn, type FilterEditor, operatorRow } from "#lib/fields/filter/filter-kinds.ts";
import type { Operator } from "#lib/fields/filter/filter-operator.ts";
import type { Shorthand } from "#lib/fields/filter/shorthand.ts";
import type { FilterField } from "#lib/fields/filter.ts";
import type { Reading } from "#lib/fields/reading.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { Choices } from "./filter/choices.tsx";
import { OneValue, ScalarValue } from "./filter/scalar-value.tsx";
import { ShorthandValue } from "./filter/shorthand-value.tsx";
import { NearValue } from "./location/near-filter.tsx";
import { PolygonValue } from "./location/polygon-filter.tsx";
import { ReferValue } from "./refer/filter.tsx";

export interface ValueEditorProps {
  subject: FilterSubject;
  field: FilterField;
  operator: Operator;
  page: ContentsPage | undefined;
  /** As in the query; "" while incomplete. */
  value: string;
  onChange: (value: string) => void;
}

/** The value editors of all kinds. */
const valueEditors: Record<FilterEditor["editor"], ComponentType<ValueEditorProps>> = {
  ...{ text: ScalarValue, number: ScalarValue, date: ScalarValue, moment: ScalarValue, pattern: OneValue },
  ...{ yesNo: ChoiceValue, option: ChoiceValue, presence: NoValue },
  ...{ member: MemberValue, refer: ReferValue, near: NearValue, polygon: PolygonValue },
};

interface ShorthandEditorProps extends ValueEditorProps {
  shorthand: Shorthand | undefined;
}

/** Edits the value of a filter, with the editor that fits its field and operator. */
export function ValueEditor({ shorthand, ...props }: ShorthandEditorProps): ReactNode {
  if (shorthand !== undefined) return <ShorthandValue {...{ ...props, shorthand }} />;
  const row = operatorRow(props.field.kind, props.operator);
  const Value = row && valueEditors[row.editor.editor];
  return Value && <Value {...props} />;
}

/** The filtered list. */
export interface FilterSubject {
  type: ContentType;
  reading: Reading;
  memberId: string;
}

/** "is empty" and "is not empty" need no value. */
function NoValue() {
  return null;
}

/** Yes or no, or the options of a field; one or several. */
function ChoiceValue(props: ValueEditorProps) {
  const t = useTranslations("filter");
  return (
    <Choices {...props} legend={t("edit.value")} options={useOptions(props)}>
      {({ words }) => <bdi>{words}</bdi>}
    </Choices>
  );
}

function useOptions({ field: { kind, of }, operator, value }: ValueEditorProps) {
  const t = useTranslations("filter.editor");
  const editor = operatorRow(kind, operator)?.editor.editor;
  if (editor === "option") {
    const known = "field" in of && "options" in of.field ? (of.field.options ?? []) : [];
    return [...new Set([...known, ...chosenIn(kind, operator, value)])].map((id) => ({ id, words: id }));
  }
  return [
    { id: "true", words: t("yes") },
    { id: "false", words: t("no") },
  ];
}

/** The member, or other members whose items are on the page. */
function MemberValue(props: ValueEditorProps) {
  const { subject, field, operator, page, value } = props;
  const t = useTranslations("filter");
  const { type, memberId } = subject;
  const members = useAuthorsOfType(type, { memberId, rows: page?.items ?? [], wanted: true });
  const known = [{ id: memberId, name: t("editor.me"), url: undefined }, ...members];
  const others = chosenIn(field.kind, operator, value)
    .filter((id) => !known.some((member) => member.id === id))
    .map((id) => ({ id, name: t("value.someone"), url: undefined }));
  return (
    <Choices {...props} legend={t("editor.members")} options={[...known, ...others]}>
      {({ id, name, url }) => (
        <>
          <Avatar id={id} name={name} url={url} />
          <bdi>{name}</bdi>
        </>
      )}
    </Choices>
  );
}
