import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { type RichBlock, readRichPart } from "#lib/fields/rich-text/rich-text.ts";
import { richDocClass } from "./rich-doc-class.ts";
import type { RichSource } from "./rich-document.ts";
import { richDocumentOf } from "./rich-document.ts";
import { RichBlocks } from "./rich-text.tsx";

interface StillTextProps {
  source: Pick<RichSource, "text" | "subscribe">;
  lang: string | undefined;
  placeholder: string | undefined;
}

/** The document as the editor will show it, without links. */
export function StillText({ source, lang, placeholder = "" }: StillTextProps) {
  const text = useSyncExternalStore(source.subscribe, source.text, source.text);
  const t = useTranslations("richText");
  const part = readRichPart(richDocumentOf(text));
  const blocks = part.blocks.map(withoutLinks);
  return (
    <div
      className={richDocClass}
      lang={lang}
      dir="auto"
      {...(blocks.length === 0 && { "data-empty": "", "data-placeholder": placeholder })}
    >
      {blocks.length === 0 ? <p /> : <RichBlocks blocks={blocks} />}
      {part.next !== undefined && <p className="text-13 text-ink-3">{t("rest")}</p>}
    </div>
  );
}

function withoutLinks(block: RichBlock): RichBlock {
  if ("blocks" in block) return { ...block, blocks: block.blocks.map(withoutLinks) };
  if (block.kind === "picture") return { ...block, isLink: false };
  if (!("spans" in block)) return block;
  return {
    ...block,
    spans: block.spans.map((span) => (span.href === undefined ? span : { ...span, href: "" })),
  };
}
