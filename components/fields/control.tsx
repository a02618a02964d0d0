import dynamic from "next/dynamic";
import type { ComponentType, ReactNode } from "react";
import { orLazyPart } from "#components/ui/lazy-part.tsx";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import type { Kind } from "#lib/space-file/schema.ts";
import { YesNoField } from "./boolean/control.tsx";
import type { ControlProps } from "./control-props.ts";
import { DateControl } from "./date/control.tsx";
import { JsonControl, JsonFormat } from "./json/control.tsx";
import { LocationControl, WhereButton } from "./location/control.tsx";
import { NumberControl } from "./number/control.tsx";
import { RichTextControl } from "./rich-text/control.tsx";
import { WordCount } from "./rich-text/word-count.tsx";
import { LongTextControl, SlotCounter, TextControl } from "./text/control.tsx";

// Part of the served HTML; their scripts load after it, and only for forms with such a field.
const ReferControl = dynamic(
  orLazyPart(() => import("./refer/control.tsx").then((module) => module.ReferControl)),
);
const ListControl = dynamic(
  orLazyPart(() => import("./list/control.tsx").then((module) => module.ListControl)),
);
// Show one load error per field, in place of the control.
const ListAdd = dynamic(
  orLazyPart(
    () => import("./list/control.tsx").then((module) => module.ListAdd),
    () => null,
  ),
);
const ListCount = dynamic(
  orLazyPart(
    () => import("./list/control.tsx").then((module) => module.ListCount),
    () => null,
  ),
);

type OfSlot = ComponentType<{ slot: Slot }>;

interface LabelledProps {
  slot: Slot;
  label: ReactNode;
  /** "Required", in words. */
  required: ReactNode;
  hint: string | undefined;
  problem: string | undefined;
}

interface UnderLabel {
  Control: ComponentType<ControlProps>;
  /** Beside the label, and at the end of its line. */
  Count?: OfSlot;
  End?: OfSlot;
  /** Takes half of the panel's width. */
  isNarrow?: true;
}

/** The controls of all field kinds. */
export const controlKinds: Record<Kind, UnderLabel | { Labelled: ComponentType<LabelledProps> }> = {
  Text: { Control: TextControl, End: SlotCounter },
  LongText: { Control: LongTextControl, End: SlotCounter },
  RichText: { Control: RichTextControl, End: WordCount },
  Integer: { Control: NumberControl, isNarrow: true },
  Number: { Control: NumberControl, isNarrow: true },
  Boolean: { Labelled: YesNoField },
  Date: { Control: DateControl, isNarrow: true },
  Location: { Control: LocationControl, End: WhereButton },
  Json: { Control: JsonControl, End: JsonFormat },
  Refer: { Control: ReferControl },
  Array: { Control: ListControl, Count: ListCount, End: ListAdd },
};
