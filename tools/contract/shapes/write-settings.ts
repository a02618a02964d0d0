import { applyEdits, modify } from "jsonc-parser";
import type { EndpointName } from "../endpoints.ts";
import type { Shape } from "./shape.ts";

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: "\n" };

/** Names of the portal's endpoint table, where they differ from the ones here. */
const names: Partial<Record<EndpointName, string>> = {
  deliverContentsOfType: "listPublishedOfType",
  deliverContents: "listPublished",
  deliverContent: "readPublished",
};

/** A Space file with the settings of the shapes; everything else stays as written. */
export function withSettings(text: string, shapes: readonly Shape[]): string {
  return shapes.reduce((written, { setting }) => {
    if (setting === undefined) return written;
    const path = ["endpoints", names[setting.endpoint] ?? setting.endpoint];
    return applyEdits(written, modify(written, path, setting.value, { formattingOptions }));
  }, text);
}
