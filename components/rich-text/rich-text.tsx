import { Fragment, type ReactNode } from "react";
import { Link } from "#components/ui/link.tsx";
import { type RichBlock, readRichPart } from "#lib/fields/rich-text/rich-text.ts";
import type { RichSpan } from "#lib/fields/rich-text/rich-walk.ts";
import { Picture } from "./picture.tsx";

interface RichTextProps {
  document: unknown;
  lang?: string;
  /** Where the part begins. */
  from?: number;
  /** Renders the rest after the part; by default, it follows. */
  rest?: (from: number) => ReactNode;
}

/** RichText for reading, rendered from its JSON; HTML from members is never used. */
export function RichText({ document, lang, from, rest }: RichTextProps) {
  const { blocks, next } = readRichPart(document, from);
  return (
    <>
      <div className="prose" lang={lang} dir="auto">
        <RichBlocks blocks={blocks} />
      </div>
      {next !== undefined &&
        (rest?.(next) ?? <RichText document={document} from={next} {...(lang !== undefined && { lang })} />)}
    </>
  );
}

export function RichBlocks({ blocks }: { blocks: readonly RichBlock[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a block is nothing but its place.
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: RichBlock }): ReactNode {
  switch (block.kind) {
    case "paragraph":
      return <p dir="auto">{shownSpans(block.spans)}</p>;
    case "heading": {
      const Heading = block.level === 2 ? "h2" : "h3";
      return <Heading dir="auto">{shownSpans(block.spans)}</Heading>;
    }
    case "quote":
      return (
        <blockquote dir="auto">
          <RichBlocks blocks={block.blocks} />
        </blockquote>
      );
    case "bullets":
      return (
        <ul>
          <RichBlocks blocks={asItems(block.blocks)} />
        </ul>
      );
    case "numbers":
      return (
        <ol start={block.start}>
          <RichBlocks blocks={asItems(block.blocks)} />
        </ol>
      );
    case "item":
      return (
        <li dir="auto">
          <RichBlocks blocks={block.blocks} />
        </li>
      );
    case "code":
      return (
        <pre dir="ltr">
          <code>{block.text}</code>
        </pre>
      );
    case "rule":
      return <hr />;
    case "picture":
      return <Picture picture={block} />;
  }
}

/** Wraps children of a list that are not items. */
function asItems(blocks: readonly RichBlock[]): RichBlock[] {
  return blocks.map((block) => (block.kind === "item" ? block : { kind: "item", blocks: [block] }));
}

/** Not a component per span: long texts have thousands. */
function shownSpans(spans: readonly RichSpan[]): ReactNode {
  return spans.map((span, index) => {
    const shown = shownSpan(span);
    // biome-ignore lint/suspicious/noArrayIndexKey: a span is nothing but its place.
    return typeof shown === "string" ? shown : <Fragment key={index}>{shown}</Fragment>;
  });
}

/** A page of items, perhaps of this portal: the router opens it if it is, and the browser otherwise. */
const itemPage = /^https?:\/\/[^/]+\/(?:read|contents)\//;
const rel = "noopener nofollow ugc";

/** A link to "" is rendered without `href`. */
function shownSpan({ text, bold, italic, strike, code, href }: RichSpan): ReactNode {
  let shown: ReactNode = text;
  if (code) shown = <code>{shown}</code>;
  if (strike) shown = <s>{shown}</s>;
  if (italic) shown = <em>{shown}</em>;
  if (bold) shown = <strong>{shown}</strong>;
  if (href === undefined) return shown;
  if (itemPage.test(href))
    return (
      <Link href={href} rel={rel} prefetch={false}>
        {shown}
      </Link>
    );
  return <a {...(href !== "" && { href, rel })}>{shown}</a>;
}
