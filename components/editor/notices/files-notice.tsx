import { useLocale, useTranslations } from "next-intl";
import { useEditor } from "#components/fields/form-context.ts";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { lineOf } from "#components/upload/upload-words.ts";
import { isStopped, useDraftUploads } from "#lib/browser/uploading/draft-uploads.ts";
import { uploads } from "#lib/browser/uploading/uploads.ts";

/** Which files a publish waits for, or why it has stopped for them. `onAgain` publishes once they are there. */
export function FilesNotice({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations("editor");
  const upload = useTranslations("upload");
  const language = useLocale();
  const all = useDraftUploads(useEditor().draftName);
  const stopped = all.filter(isStopped);
  const ids = (stopped.length > 0 ? stopped : all).map(({ id }) => id);
  const publish = async (how: "retry" | "detach") => {
    await uploads[how](...ids);
    onAgain();
  };
  if (all.length === 0) return null;
  const isStill = stopped.length > 0;
  return (
    <Banner
      {...(isStill ? { tone: "warning", role: "alert" } : { role: "status" })}
      action={
        <>
          {isStill && (
            <Button key="again" variant="text" onClick={() => void publish("retry")}>
              {t("tryAgain")}
            </Button>
          )}
          {/* The same button in both states: a file that stops while it is pressed turns it into no other. */}
          <Button key="without" variant="text" onClick={() => void publish("detach")}>
            {t("publishWithout", { count: ids.length })}
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
