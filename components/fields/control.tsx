import dynamic from "next/dynamic";
import { NotThere } from "#components/ui/not-there.tsx";
import type { ControlProps } from "./control-props.ts";
import { DateControl } from "./date/control.tsx";
import { JsonControl } from "./json/control.tsx";
import { RichTextControl } from "./rich-text/control.tsx";
import { TextControl } from "./text/control.tsx";
import { LineControl, ListControl } from "./text/line-control.tsx";

// Rendered with the page; their scripts come after it, and only for a form that has such a field.
const LocationControl = dynamic(() =>
  import("./location/control.tsx").then((module) => module.LocationControl).catch(() => NotThere),
);
const ReferControl = dynamic(() =>
  import("./refer/control.tsx").then((module) => module.ReferControl).catch(() => NotThere),
);
const ReferList = dynamic(() =>
  import("./list/refer-list.tsx").then((module) => module.ReferList).catch(() => NotThere),
);
const TagsControl = dynamic(() =>
  import("./list/tags-control.tsx").then((module) => module.TagsControl).catch(() => NotThere),
);

/** The control that fits a slot's kind. */
export function SlotControl(props: ControlProps) {
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
