import { applyEdits, modify, parse } from "jsonc-parser";
import { endpoints } from "../endpoints.ts";
import { at } from "../expect.ts";
import { decidedConventions, type Setting, type Shape } from "./shape.ts";

const formattingOptions = { tabSize: 2, insertSpaces: true, eol: "\n" };

/** The settings that the shapes need, and that a Space file doesn't have yet. */
export function missingSettings(text: string, shapes: readonly Shape[]): Setting[] {
  const file: unknown = parse(text);
  const settings = shapes.map(({ setting }) => setting).filter((setting) => setting !== undefined);
  return settings.filter((setting) => !isInEffect(setting, at(file, `${setting.member}.${setting.name}`)));
}

function isInEffect(setting: Setting, written: unknown): boolean {
  const { member, name, value } = setting;
  if (member === "media") return Array.isArray(written) && written.includes(value);
  if (member === "conventions") return value === (written ?? decidedConventions[name]);
  const [, method, path] = endpoints[name];
  return value === String(written ?? path).replace(`${method} `, "");
}

/** A Space file with these settings; everything else stays as written. */
export function withSettings(text: string, settings: readonly Setting[]): string {
  return settings.reduce((written, { member, name, value }) => {
    const path = [member, name, ...(member === "media" ? [-1] : [])];
    return applyEdits(written, modify(written, path, value, { formattingOptions, isArrayInsertion: true }));
  }, text);
}
