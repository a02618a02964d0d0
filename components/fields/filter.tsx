import type { ComponentType, ReactNode } from "react";
import type { ContentsPage } from "#lib/collection/of/contents.ts";
import { type FilterEditor, operatorRow } from "#lib/fields/filter/filter-kinds.ts";
import type { Operator } from "#lib/fields/filter/filter-operator.ts";
import type { FilterField } from "#lib/fields/filter.ts";
import type { Reading } from "#lib/fields/reading.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { ChoiceValue } from "./filter/choice-value.tsx";
import { MemberValue } from "./filter/member-value.tsx";
import { OneValue, ScalarValue } from "./filter/scalar-value.tsx";
import { NearValue } from "./location/near-filter.tsx";
import { PolygonValue } from "./location/polygon-filter.tsx";
import { ReferValue } from "./refer/filter.tsx";

export interface ValueEditorProps {
  subject: FilterSubject;
  field: FilterField;
  operator: Operator;
  page: ContentsPage | undefined;
  /** As the wire has it; "" while it is not whole. */
  value: string;
  onChange: (value: string) => void;
}

/** What the values of conditions are written with. */
const valueEditors: Record<FilterEditor["editor"], ComponentType<ValueEditorProps>> = {
  ...{ text: ScalarValue, number: ScalarValue, date: ScalarValue, moment: ScalarValue, pattern: OneValue },
  ...{ yesNo: ChoiceValue, option: ChoiceValue, presence: ChoiceValue },
  ...{ member: MemberValue, refer: ReferValue, near: NearValue, polygon: PolygonValue },
};

/** What a condition compares with, written in the way that fits. */
export function ValueEditor(props: ValueEditorProps): ReactNode {
  const row = operatorRow(props.field.kind, props.operator);
  const Value = row && valueEditors[row.editor.editor];
  return Value && <Value {...props} />;
}

/** The list that is filtered. */
export interface FilterSubject {
  type: ContentType;
  reading: Reading;
  memberId: string;
}
