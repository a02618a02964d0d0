import { useLocale, useTranslations } from "next-intl";
import { useEditor } from "#components/fields/form-context.ts";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { lineOf } from "#components/upload/upload-words.ts";
import { isStopped, useDraftUploads } from "#lib/browser/uploading/draft-uploads.ts";
import type { Upload } from "#lib/browser/uploading/upload.ts";
import { uploads } from "#lib/browser/uploading/uploads.ts";

/** Which files a publish waits for, or why it has stopped for them. `onAgain` publishes once they are there. */
export function FilesNotice({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations("editor");
  const upload = useTranslations("upload");
  const language = useLocale();
  const all = useDraftUploads(useEditor().draftName);
  const stopped = all.filter(isStopped);
  const left = stopped.length > 0 ? stopped : all;
  const retryable = stopped.filter(({ problem }) => problem !== "chooseAgain");
  const publish = async (how: "retry" | "detach", chosen: readonly Upload[]) => {
    await uploads[how](...chosen.map(({ id }) => id));
    onAgain();
  };
  if (all.length === 0) return null;
  const isStill = stopped.length > 0;
  return (
    <Banner
      {...(isStill ? { tone: "warning", role: "alert" } : { role: "status" })}
      action={
        <>
          {retryable.length > 0 && (
            <Button key="again" variant="text" onClick={() => void publish("retry", retryable)}>
              {t("tryAgain")}
            </Button>
          )}
          {/* The same button in both states: a file that stops while it is pressed turns it into no other. */}
          <Button key="without" variant="text" onClick={() => void publish("detach", left)}>
            {t("publishWithout", { count: left.length })}
          </Button>
        </>
      }
    >
      {isStill
        ? t("filesStopped", { count: stopped.length })
        : t("waitsForFiles", { count: all.length, others: all.length - 1, name: all[0]?.fileName ?? "" })}
      {isStill && (
        <ul>
          {stopped.map((one) => (
            <li key={one.id}>
              {t("fileStopped", { name: one.fileName, why: lineOf(one, upload, language) })}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
