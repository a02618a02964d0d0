import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { FileIcon } from "#components/ui/picture/file-icon.tsx";
import { PictureFacts } from "#components/ui/picture/picture-facts.tsx";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import { useTarget } from "#lib/browser/content/use-targets.ts";
import type { FormRefer } from "#lib/fields/refer/form.ts";
import { type TargetLook, targetKey } from "#lib/fields/refer/target-look.ts";
import { paths } from "#lib/paths.ts";
import { useEditor } from "../form-context.ts";

/** The target of a Refer, and its name. `undefined` while it loads. */
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

interface TargetCardProps {
  invalid: boolean;
  children: ReactNode;
}

/** The card of a single Refer, with its actions. */
export function TargetCard({ invalid, children }: TargetCardProps) {
  return (
    <div
      className={classNames(
        "flex min-h-17.5 min-w-0 flex-wrap items-center justify-end rounded-3 p-2 pe-1 forced-colors:border",
        invalid
          ? "inset-ring-2 inset-ring-danger forced-colors:outline-2 forced-colors:outline-[Mark]"
          : "inset-ring inset-ring-line-strong",
      )}
      data-part="target"
    >
      {children}
    </div>
  );
}

interface TargetWordsProps {
  look: TargetLook | undefined;
  title: string;
  /** Smaller, for lists. */
  isRow?: boolean;
  /** The upload that will replace it, shown instead of the facts so that the height stays. */
  pending?: ReactNode;
}

const targetText = "grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]";
const small = "text-12 text-ink-3";
const cardWell = "me-2.5 h-11.25 w-15 rounded-2";

/** Picture and words of a target. */
export function TargetWords({ look, title, isRow = false, pending }: TargetWordsProps) {
  const t = useTranslations("pickers");
  return (
    <>
      <PictureWell
        picture={pictureOf(look)}
        icon={<LookIcon look={look} />}
        className={isRow ? "me-2 size-8 rounded-2" : cardWell}
      />
      <div
        className={classNames(
          targetText,
          isRow
            ? "basis-20 py-1.5 text-13 [&_bdi]:block [&_bdi]:truncate"
            : "basis-16 text-14 [&_bdi]:line-clamp-2 [&_bdi]:wrap-anywhere [&>:first-child]:font-semibold",
        )}
      >
        {look?.kind === "content" ? (
          <Link
            href={paths.content(look.contentTypeId, look.contentId)}
            target="_blank"
            className="hover:underline hover:underline-offset-[0.2em]"
            aria-label={t("open", { title })}
          >
            <bdi lang={look.title?.localeId}>{title}</bdi>
          </Link>
        ) : (
          <bdi>{title}</bdi>
        )}
        {pending}
        {look?.kind === "picture" && !isRow && !pending && (
          <PictureFacts className={small} picture={look.picture} />
        )}
        {look?.kind === "gone" && !pending && <small className={small}>{t("goneHint")}</small>}
      </div>
    </>
  );
}

interface UnfitWordsProps extends Pick<TargetWordsProps, "isRow" | "pending"> {
  value: unknown;
}

/** A value that isn't a Refer, as JSON. */
export function UnfitWords({ value, isRow = false, pending }: UnfitWordsProps) {
  const t = useTranslations("pickers");
  return (
    <div className={classNames(targetText, isRow && "py-1.5")}>
      <code className="max-h-24 overflow-auto font-mono text-[0.75rem]/4.5 wrap-anywhere text-ink-2">
        {JSON.stringify(value)}
      </code>
      {pending || <small className={small}>{t("unfit")}</small>}
    </div>
  );
}

/** The upload into an empty field. */
export function PendingWords({ children }: { children: ReactNode }) {
  return (
    <>
      <PictureWell picture={undefined} icon={<Icon name="upload" size={18} />} className={cardWell} />
      <div className={targetText}>{children}</div>
    </>
  );
}

function pictureOf(look: TargetLook | undefined) {
  return look === undefined || look.kind === "gone" ? undefined : look.picture;
}

function LookIcon({ look }: { look: TargetLook | undefined }) {
  const { types } = useEditor();
  if (look?.kind === "gone") return <Icon name="ban" />;
  if (look?.kind === "picture") return <FileIcon kind={look.picture.kind} size={18} />;
  return <Icon name={types.find(({ id }) => id === look?.contentTypeId)?.icon ?? "box"} />;
}
