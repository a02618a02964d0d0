import type { ReactNode } from "react";
import type { ContentsPage } from "#lib/collection/of/contents.ts";
import { operatorRow } from "#lib/fields/filter/filter-kinds.ts";
import type { Operator } from "#lib/fields/filter/filter-operator.ts";
import type { FilterField } from "#lib/fields/filter.ts";
import { ChoiceValue } from "./filter/choice-value.tsx";
import type { FilterSubject } from "./filter/filter-subject.ts";
import { ManyValues } from "./filter/many-values.tsx";
import { MemberValue } from "./filter/member-value.tsx";
import { OneValue } from "./filter/one-value.tsx";
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

/** What a condition compares with, written in the way that fits. */
export function ValueEditor(props: ValueEditorProps): ReactNode {
  const editor = operatorRow(props.field.kind, props.operator)?.editor;
  if (editor === undefined) return null;
  switch (editor.editor) {
    case "presence":
    case "yesNo":
    case "option":
      return <ChoiceValue {...props} />;
    case "member":
      return <MemberValue {...props} />;
    case "refer":
      return <ReferValue {...props} />;
    case "near":
      return <NearValue {...props} />;
    case "polygon":
      return <PolygonValue {...props} />;
    case "pattern":
      return <OneValue {...props} />;
    default:
      return "many" in editor && editor.many ? <ManyValues {...props} /> : <OneValue {...props} />;
  }
}
