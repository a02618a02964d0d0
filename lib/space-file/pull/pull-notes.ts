import { readJsonText } from "../json-text.ts";
import { writtenFile } from "./file-edit.ts";

/** What only one of CMA and the Space file says. */
export interface PullNote {
  /** Without one it is about the Space. */
  typeId?: string;
  apiName?: string;
  /** Of the file, where it is about no type. */
  member?: "locales" | "providers";
  message: string;
  /** The file has a type that the Space lacks. */
  isLostType?: true;
}

/** "space.json:12:5 article.on: message", with the line of the type or field if the file has it. */
export function placedNotes(notes: readonly PullNote[], text: string, fileName: string): string[] {
  const json = readJsonText(text);
  const { contentTypes } = writtenFile("mistakes" in json ? undefined : json.value);
  return notes.map(({ typeId, apiName, member, message }) => {
    const index = contentTypes.findIndex(({ id }) => id === typeId);
    const field = contentTypes[index]?.fields.findIndex((each) => each.apiName === apiName) ?? -1;
    const path = [
      member ?? "contentTypes",
      ...(index < 0 ? [] : [index]),
      ...(field < 0 ? [] : ["fields", field]),
    ];
    const place = "mistakes" in json ? "1:1" : json.placeOf(path);
    const what = [typeId ?? member, apiName].filter((each) => each !== undefined).join(".");
    return `${fileName}:${place} ${what}${what === "" ? "" : ": "}${message}`;
  });
}
