import type { ComponentType } from "react";
import {
  LocationFields,
  ReferFields,
  ReferListFields,
  RichTextFields,
  TagFields,
} from "./fields/composed-fields.tsx";
import {
  BooleanFields,
  DateFields,
  JsonFields,
  LongTextFields,
  NumberFields,
  TextFields,
} from "./fields/plain-fields.tsx";
import { Buttons } from "./ui/buttons.tsx";
import { FramedInputs, SegmentedControls, TextInputs } from "./ui/inputs.tsx";
import { Marks } from "./ui/marks.tsx";
import { Banners, EmptyStates, PageParts } from "./ui/notices.tsx";
import { OpenDialogs, OpenLightbox, OpenMenu, OpenToasts } from "./ui/overlays.tsx";

interface GalleryPart {
  name: string;
  Part: ComponentType;
  /** The buttons that show what lies over the page. */
  opens?: readonly string[];
  /** Focus would begin to load something. */
  loadsOnFocus?: true;
  hasNoControls?: true;
}

/** What the gallery shows and the visual regression test takes pictures of. */
export const galleryParts: readonly GalleryPart[] = [
  { name: "Buttons", Part: Buttons },
  { name: "Text inputs", Part: TextInputs },
  { name: "Framed inputs", Part: FramedInputs },
  { name: "Segmented controls", Part: SegmentedControls },
  { name: "Marks", Part: Marks, hasNoControls: true },
  { name: "Banners", Part: Banners },
  { name: "Empty states", Part: EmptyStates },
  { name: "Page parts", Part: PageParts },
  { name: "Menu", Part: OpenMenu, opens: ["Open the menu"] },
  {
    name: "Dialogs",
    Part: OpenDialogs,
    opens: ["Open the usual dialog", "Open the wide dialog", "Open the large dialog", "Open the question"],
  },
  { name: "Toasts", Part: OpenToasts, opens: ["Show a toast", "Show a toast with Undo"] },
  { name: "Lightbox", Part: OpenLightbox, opens: ["Open the photo"] },
  { name: "Text", Part: TextFields },
  { name: "LongText", Part: LongTextFields },
  { name: "RichText", Part: RichTextFields, loadsOnFocus: true },
  { name: "Number and Integer", Part: NumberFields },
  { name: "Boolean", Part: BooleanFields },
  { name: "Date", Part: DateFields },
  { name: "Location", Part: LocationFields },
  { name: "Json", Part: JsonFields },
  { name: "Refer", Part: ReferFields },
  { name: "Array of Text", Part: TagFields },
  { name: "Array of Refer", Part: ReferListFields },
];
