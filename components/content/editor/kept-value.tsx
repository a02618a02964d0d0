import { Image as ImageIcon } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { PictureWell } from "#components/ui/picture-well.tsx";
import { formatNumber, formatPosition } from "#lib/content/display-format.ts";
import type { Picture } from "#lib/content/display-picture.ts";
import type { Display } from "#lib/content/display-value.ts";

const shownMax = 4;

/** A value that can be seen here and not changed. */
export function KeptValue({ value }: { value: Display }) {
  const t = useTranslations("editor");
  if (value.kind === "picture") return <KeptPicture picture={value.picture} />;
  if (value.kind !== "many") return <KeptText value={value} />;
  const rest = value.items.length - shownMax;
  if (value.items.every(({ kind }) => kind === "text")) {
    return (
      <ul className="kept-tags">
        {value.items.map((item) => item.kind === "text" && <li key={item.text}>{item.text}</li>)}
      </ul>
    );
  }
  return (
    <ul className="kept-list">
      {value.items.slice(0, shownMax).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one thing may be there twice, and nothing here moves.
        <li key={index}>
          <KeptValue value={item} />
        </li>
      ))}
      {rest > 0 && <li className="kept-more">{t("more", { count: rest })}</li>}
    </ul>
  );
}

function KeptPicture({ picture }: { picture: Picture }) {
  const t = useTranslations("editor");
  const { url, width, height, title, fileName } = picture;
  return (
    <span className="kept-picture">
      <PictureWell
        url={url}
        width={72}
        height={54}
        icon={<ImageIcon size={18} strokeWidth={1.75} />}
        className="kept-thumb"
      />
      <span className="kept-picture-words">
        <bdi>{title ?? fileName ?? t("pictureUntitled")}</bdi>
        {width !== undefined && height !== undefined && (
          <small>
            {width} × {height}
          </small>
        )}
      </span>
    </span>
  );
}

function KeptText({ value }: { value: Display }) {
  const t = useTranslations("editor");
  const language = useLocale();
  return (
    <span className="kept-text" dir="auto">
      {textOf(value, language) ?? t("closed")}
    </span>
  );
}

function textOf(value: Display, language: string): string | undefined {
  switch (value.kind) {
    case "text":
    case "json":
      return value.text;
    case "number":
      return formatNumber(value.value, value.unit, language);
    case "location":
      return formatPosition(value);
    case "content":
      return value.title?.text;
    case "date":
      return value.at;
    case "boolean":
      return String(value.value);
    default:
      return undefined;
  }
}
