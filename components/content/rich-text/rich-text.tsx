import type { ReactNode } from "react";
import {
  type RichBlock,
  type RichPicture,
  type RichSpan,
  readRichText,
} from "#lib/content/rich-text/rich-text.ts";

/** RichText for reading, built from its JSON by these components alone: no HTML of a member's is ever used. */
export function RichText({ document, lang }: { document: unknown; lang?: string }) {
  return (
    <div className="prose" lang={lang} dir="auto">
      <RichBlocks blocks={readRichText(document)} />
    </div>
  );
}

export function RichBlocks({ blocks }: { blocks: readonly RichBlock[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a block is nothing but its place.
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: RichBlock }): ReactNode {
  switch (block.kind) {
    case "paragraph":
      return (
        <p className="lines" dir="auto">
          <Spans spans={block.spans} />
        </p>
      );
    case "heading": {
      const Heading = block.level === 2 ? "h2" : "h3";
      return (
        <Heading dir="auto">
          <Spans spans={block.spans} />
        </Heading>
      );
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

function Picture({ picture: { src, alt, caption, size } }: { picture: RichPicture }) {
  return (
    <figure className="rich-figure">
      {/* biome-ignore lint/performance/noImgElement: pictures come from the Space's own address. */}
      <img src={src} alt={alt} {...size} loading="lazy" decoding="async" />
      {caption !== undefined && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  );
}

/** In a list there are only items. */
function asItems(blocks: readonly RichBlock[]): RichBlock[] {
  return blocks.map((block) => (block.kind === "item" ? block : { kind: "item", blocks: [block] }));
}

function Spans({ spans }: { spans: readonly RichSpan[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a span is nothing but its place.
  return spans.map((span, index) => <Span key={index} span={span} />);
}

/** A link to "" is one that leads nowhere here. */
function Span({ span: { text, bold, italic, strike, code, href } }: { span: RichSpan }): ReactNode {
  let shown: ReactNode = text;
  if (code) shown = <code>{shown}</code>;
  if (strike) shown = <s>{shown}</s>;
  if (italic) shown = <em>{shown}</em>;
  if (bold) shown = <strong>{shown}</strong>;
  if (href === undefined) return shown;
  return <a {...(href !== "" && { href, rel: "noopener nofollow ugc" })}>{shown}</a>;
}
