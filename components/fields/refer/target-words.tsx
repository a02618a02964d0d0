import { Ban } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { FileIcon } from "#components/ui/picture/file-icon.tsx";
import { PictureFacts } from "#components/ui/picture/picture-facts.tsx";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import { KindIcon } from "#components/ui/space/kind-icon.tsx";
import { useTarget } from "#lib/browser/content/use-targets.ts";
import type { FormRefer } from "#lib/fields/refer/form.ts";
import { type TargetLook, targetKey } from "#lib/fields/refer/target-look.ts";
import { paths } from "#lib/paths.ts";
import { useEditor } from "../form-context.ts";

/** What a Refer leads to, and its name in words. `undefined` while it is asked for. */
export function useLook(refer: FormRefer): { look: TargetLook | undefined; title: string } {
  const t = useTranslations("pickers");
  const { naming, looks } = useEditor();
  const look = useTarget(refer, naming, looks[targetKey(refer)]);
  return { look, title: look === undefined ? "…" : titleOf(look, t("untitled"), t("gone")) };
}

function titleOf(look: TargetLook, untitled: string, gone: string): string {
  if (look.kind === "gone") return gone;
  if (look.kind === "content") return look.title?.text ?? untitled;
  return look.picture.title ?? look.picture.fileName ?? untitled;
}

interface TargetWordsProps {
  look: TargetLook | undefined;
  title: string;
}

/** The picture and the words of what is chosen. */
export function TargetWords({ look, title }: TargetWordsProps) {
  const t = useTranslations("pickers");
  return (
    <>
      <PictureWell
        picture={pictureOf(look)}
        width={72}
        height={54}
        icon={<LookIcon look={look} />}
        className="target-picture"
      />
      <span className="target-words">
        {look?.kind === "content" ? (
          <Link
            href={paths.content(look.contentTypeId, look.contentId)}
            target="_blank"
            prefetch={false}
            aria-label={t("open", { title })}
          >
            <bdi lang={look.title?.localeId}>{title}</bdi>
          </Link>
        ) : (
          <bdi>{title}</bdi>
        )}
        {look?.kind === "picture" && <PictureFacts picture={look.picture} />}
        {look?.kind === "gone" && <small className="target-hint">{t("goneHint")}</small>}
      </span>
    </>
  );
}

/** A value that is no Refer: what it is, as JSON. */
export function UnfitWords({ value }: { value: unknown }) {
  const t = useTranslations("pickers");
  return (
    <span className="target-words">
      <code className="target-json">{JSON.stringify(value)}</code>
      <small className="target-hint">{t("unfit")}</small>
    </span>
  );
}

function pictureOf(look: TargetLook | undefined) {
  return look === undefined || look.kind === "gone" ? undefined : look.picture;
}

function LookIcon({ look }: { look: TargetLook | undefined }) {
  const { types } = useEditor();
  if (look?.kind === "gone") return <Ban />;
  if (look?.kind === "picture") return <FileIcon kind={look.picture.kind} size={18} />;
  return <KindIcon icon={types.find(({ id }) => id === look?.contentTypeId)?.icon ?? "box"} />;
}
