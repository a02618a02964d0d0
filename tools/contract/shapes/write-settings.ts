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

/** The `endpoints` of a Space file that the shapes need. */
export function settingsOf(shapes: readonly Shape[]): Record<string, string> {
  const settings = shapes.map(({ setting }) => setting).filter((setting) => setting !== undefined);
  return Object.fromEntries(settings.map(({ endpoint, value }) => [names[endpoint] ?? endpoint, value]));
}

/** A Space file with these `endpoints`; everything else stays as written. */
export function withSettings(text: string, settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings).reduce(
    (written, [name, value]) =>
      applyEdits(written, modify(written, ["endpoints", name], value, { formattingOptions })),
    text,
  );
}
