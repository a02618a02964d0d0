import { useFormatter, useTranslations } from "next-intl";
import { classNames } from "#components/ui/class-names.ts";
import { type JsonEntry, type JsonNode, type JsonTable, readJson, readTable } from "#lib/fields/json/tree.ts";

const openDepth = 2;

const boxClass = classNames(
  "max-h-120 overflow-auto rounded-4 bg-sunken py-4 ps-6 pe-4 font-mono text-13 whitespace-pre",
  "tab-2 inset-ring inset-ring-line forced-colors:border",
  "print:max-h-none print:overflow-visible print:whitespace-pre-wrap",
);
const tableClass =
  "max-h-120 overflow-auto rounded-4 border border-line text-13 print:max-h-none print:overflow-visible";
const summaryClass = classNames(
  "w-fit max-w-none cursor-pointer list-none rounded-1 hover:bg-hover [&::-webkit-details-marker]:hidden",
  "before:-ms-[2ch] before:inline-block before:w-[2ch] before:text-ink-3 before:content-['▸']",
  "[details[open]>&]:before:content-['▾']",
);
const countClass = "font-sans text-ink-3";

/** JSON for reading: rows with the same keys as a table. Long values collapse without JavaScript; invalid JSON is text. */
export function JsonView({ text }: { text: string }) {
  const table = readTable(text);
  if (table !== undefined) return <JsonTableView table={table} />;
  const node = readJson(text);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <div className={boxClass} dir="ltr" tabIndex={0} data-json="">
      {node === undefined ? text : <JsonPart node={node} depth={0} comma={false} />}
    </div>
  );
}

function JsonTableView({ table: { columns, rows } }: { table: JsonTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <div className={tableClass} tabIndex={0} data-json="">
      <table className="w-full border-collapse text-start">
        <thead className="bg-sunken">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-start font-medium text-ink-2" dir="auto">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place.
            <tr key={at} className="border-t border-line">
              {row.map((text, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  key={column}
                  className="min-w-20 px-3 py-2 align-top whitespace-pre-line tabular-nums"
                  dir="auto"
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface JsonPartProps {
  name?: string | undefined;
  node: JsonNode;
  depth: number;
  /** Whether another value follows. */
  comma: boolean;
}

function JsonPart({ name, node, depth, comma }: JsonPartProps) {
  if (!("entries" in node) || node.isShort) {
    return (
      <div>
        <JsonName name={name} />
        <JsonShort node={node} />
        {comma && ","}
      </div>
    );
  }
  return <JsonFold name={name} node={node} depth={depth} comma={comma} />;
}

function JsonFold({
  name,
  node,
  depth,
  comma,
}: JsonPartProps & { node: Extract<JsonNode, { entries: JsonEntry[] }> }) {
  const t = useTranslations("fields");
  const format = useFormatter();
  const [open, close] = node.kind === "list" ? ["[", "]"] : ["{", "}"];
  const count = node.entries.length + node.rest;
  return (
    <details open={depth < openDepth}>
      <summary className={summaryClass}>
        <JsonName name={name} />
        {open}
        <span className="[details[open]>summary>&]:hidden">
          {" "}
          <span className={countClass}>{t("entries", { count })}</span> {close}
          {comma && ","}
        </span>
      </summary>
      <div className="ms-[0.45ch] border-s border-line ps-[2ch]">
        {node.entries.map((entry, index) => (
          <JsonPart
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing here moves.
            key={index}
            {...entry}
            depth={depth + 1}
            comma={index < node.entries.length - 1}
          />
        ))}
        {node.rest > 0 && (
          <div className={countClass}>{t("moreEntries", { count: format.number(node.rest) })}</div>
        )}
      </div>
      <div>
        {close}
        {comma && ","}
      </div>
    </details>
  );
}

function JsonName({ name }: { name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <>
      <span className="font-semibold text-ink">{JSON.stringify(name)}</span>
      {": "}
    </>
  );
}

function JsonShort({ node }: { node: JsonNode }) {
  if (!("entries" in node))
    return <span className={node.kind === "text" ? "text-ink-2" : "text-accent"}>{node.text}</span>;
  const [open, close] = node.kind === "list" ? ["[", "]"] : ["{ ", " }"];
  if (node.entries.length === 0) return node.kind === "list" ? "[]" : "{}";
  return (
    <>
      {open}
      {node.entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing here moves.
        <span key={index}>
          {index > 0 && ", "}
          <JsonName name={entry.name} />
          <JsonShort node={entry.node} />
        </span>
      ))}
      {close}
    </>
  );
}
