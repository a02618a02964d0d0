import { useFormatter, useTranslations } from "next-intl";
import { type JsonEntry, type JsonNode, readJson } from "#lib/fields/json/tree.ts";

const openDepth = 2;

/** JSON for reading: what is long can be folded, without scripts. Text that is no JSON stands as it is. */
export function JsonView({ text }: { text: string }) {
  const node = readJson(text);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <div className="item-json" dir="ltr" tabIndex={0}>
      {node === undefined ? text : <JsonPart node={node} depth={0} comma={false} />}
    </div>
  );
}

interface JsonPartProps {
  name?: string | undefined;
  node: JsonNode;
  depth: number;
  /** Another one follows. */
  comma: boolean;
}

function JsonPart({ name, node, depth, comma }: JsonPartProps) {
  if (!("entries" in node) || node.isShort) {
    return (
      <div className="json-line">
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
    <details className="json-fold" open={depth < openDepth}>
      <summary>
        <JsonName name={name} />
        {open}
        <span className="json-folded">
          {" "}
          <span className="json-count">{t("entries", { count })}</span> {close}
          {comma && ","}
        </span>
      </summary>
      <div className="json-inside">
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
          <div className="json-line json-count">{t("moreEntries", { count: format.number(node.rest) })}</div>
        )}
      </div>
      <div className="json-line">
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
      <span className="json-name">{JSON.stringify(name)}</span>
      {": "}
    </>
  );
}

function JsonShort({ node }: { node: JsonNode }) {
  if (!("entries" in node)) return <span className={`json-${node.kind}`}>{node.text}</span>;
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
