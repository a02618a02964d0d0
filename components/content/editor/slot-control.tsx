"use client";

import { lazy, Suspense } from "react";
import type { Slot } from "#lib/content/form-slot.ts";
import { DateControl } from "./date-control.tsx";
import { JsonControl } from "./json-control.tsx";
import { LineControl, ListControl } from "./line-control.tsx";
import { RichTextControl } from "./rich-text-control.tsx";
import { TextControl } from "./text-control.tsx";

/** `title` and `summary` have no box; `page` is the box of a long text. */
export type SlotLook = "title" | "summary" | "page" | "box";

export interface ControlProps {
  slot: Slot;
  look: SlotLook;
  id: string;
  invalid: boolean;
  describedBy: string | undefined;
}

// Rendered with the page; their scripts come after those of the page, and only for a form that has such a field.
// `next/dynamic` would name them in the first HTML.
const LocationControl = lazy(async () => ({
  default: (await import("./location-control.tsx")).LocationControl,
}));
const ReferControl = lazy(async () => ({ default: (await import("./refer-control.tsx")).ReferControl }));
const ReferList = lazy(async () => ({ default: (await import("./refer-list.tsx")).ReferList }));
const TagsControl = lazy(async () => ({ default: (await import("./tags-control.tsx")).TagsControl }));

/** The control that fits a slot's kind. */
export function SlotControl(props: ControlProps) {
  return (
    <Suspense>
      <Control {...props} />
    </Suspense>
  );
}

function Control(props: ControlProps) {
  const { field } = props.slot;
  if ("options" in field && field.options !== undefined) return <ListControl {...props} />;
  if (field.type === "Text" && props.look !== "box") return <TextControl {...props} isOneLine />;
  switch (field.type) {
    case "LongText":
      return <TextControl {...props} isOneLine={false} />;
    case "RichText":
      return <RichTextControl {...props} />;
    case "Json":
      return <JsonControl {...props} />;
    case "Refer":
      return <ReferControl {...props} />;
    case "Array":
      return field.items.type === "Refer" ? <ReferList {...props} /> : <TagsControl {...props} />;
    case "Location":
      return <LocationControl {...props} />;
    case "Date":
      return <DateControl {...props} />;
    default:
      return <LineControl {...props} />;
  }
}

/** The attributes that every control has. */
export function controlAttributes({ slot, id, invalid, describedBy }: ControlProps) {
  const { locale, isRequired, field } = slot;
  return {
    id,
    "aria-describedby": describedBy,
    ...(invalid && { "aria-invalid": true }),
    ...(isRequired && { "aria-required": true }),
    ...(field.localized && { lang: locale }),
  };
}
