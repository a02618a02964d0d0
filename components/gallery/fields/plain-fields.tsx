import { koreanText, longText } from "../state.tsx";
import { FieldStates } from "./field-states.tsx";

const base = { apiName: "", label: "Title", required: false, localized: false };
const required = { ...base, required: true };
const text = { ...base, type: "Text" as const };
const longer = { ...base, type: "LongText" as const, searchable: false };
const problem = { code: "required" } as const;

export function TextFields() {
  const help = { en: "As it is on the cover.", ko: "표지에 적힌 그대로 적어 주세요." };
  return (
    <FieldStates
      id="text"
      states={[
        { name: "empty, with help", field: { ...text, help } },
        { name: "with text", field: { ...text, maxLength: 60 }, text: "Tide tables" },
        { name: "long", field: text, text: longText },
        { name: "Korean", field: { ...text, label: "제목" }, text: koreanText },
        { name: "required", field: { ...text, required: true }, problem },
        {
          name: "too long",
          field: { ...text, maxLength: 8 },
          text: "Tide tables",
          problem: { code: "tooLong", max: 8, length: 11 },
        },
        { name: "options", field: { ...text, options: ["Spring", "Autumn"] }, text: "Autumn" },
        { name: "read-only", field: text, text: "Tide tables", isReadOnly: true },
      ]}
    />
  );
}

export function LongTextFields() {
  return (
    <FieldStates
      id="long-text"
      states={[
        { name: "empty", field: longer },
        {
          name: "several lines",
          field: { ...longer, maxLength: 500 },
          text: `${longText}.\n\n${koreanText}`,
        },
        { name: "required", field: { ...longer, required: true }, problem },
        { name: "read-only", field: longer, text: longText, isReadOnly: true },
      ]}
    />
  );
}

export function NumberFields() {
  const number = { ...base, label: "Length", type: "Number" as const };
  return (
    <FieldStates
      id="number"
      states={[
        { name: "empty", field: number },
        { name: "with a unit", field: { ...number, unit: "km" }, text: "41.5" },
        {
          name: "too large",
          field: { ...number, max: 40 },
          text: "41.5",
          problem: { code: "tooLarge", max: "40" },
        },
        {
          name: "no number",
          field: { ...number, type: "Integer" },
          text: "forty",
          problem: { code: "notANumber" },
        },
        { name: "read-only", field: { ...number, unit: "km" }, text: "41.5", isReadOnly: true },
      ]}
    />
  );
}

export function BooleanFields() {
  const yesNo = { ...base, label: "Open to visitors", type: "Boolean" as const };
  return (
    <FieldStates
      id="boolean"
      states={[
        { name: "not set", field: yesNo },
        { name: "yes", field: { ...yesNo, help: "As on the sign." }, text: "true" },
        { name: "no, required", field: { ...yesNo, required: true }, text: "false" },
        { name: "missing", field: { ...yesNo, required: true }, problem },
        { name: "read-only", field: yesNo, text: "true", isReadOnly: true },
      ]}
    />
  );
}

export function DateFields() {
  const date = { ...base, label: "Day", type: "Date" as const, time: false };
  return (
    <FieldStates
      id="date"
      states={[
        { name: "empty", field: date },
        { name: "day", field: date, text: "2026-11-23" },
        { name: "day and time", field: { ...date, time: true }, text: "2026-11-23T09:30" },
        { name: "unfinished", field: date, problem: { code: "unfinishedDate" } },
        { name: "read-only", field: date, text: "2026-11-23", isReadOnly: true },
      ]}
    />
  );
}

export function JsonFields() {
  const json = { ...required, label: "Tide gauge", type: "Json" as const };
  return (
    <FieldStates
      id="json"
      states={[
        { name: "empty", field: json },
        { name: "with JSON", field: json, text: '{\n  "harbour": "속초",\n  "heights": [1.2, 0.4]\n}' },
        {
          name: "with a mistake",
          field: json,
          text: '{ "harbour": }',
          problem: { code: "jsonMistake", line: 1, column: 14 },
        },
        { name: "read-only", field: json, text: "[1, 2]", isReadOnly: true },
      ]}
    />
  );
}
