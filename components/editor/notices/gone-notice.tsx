import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import type { Draft } from "#lib/browser/drafts/draft.ts";
import type { Desk } from "../desk.ts";
import { LeftWays } from "./left-ways.tsx";

/** The item was deleted while it was written. */
export function GoneNotice({ desk }: { desk?: Desk }) {
  const t = useTranslations("editor");
  return (
    <Banner tone="danger" role="alert">
      <p className="editor-conflict-words">{t("gone")}</p>
      {desk && (
        <LeftWays written={() => writtenOn(desk)} canBegin={desk.type.create && desk.content !== undefined} />
      )}
    </Banner>
  );
}

async function writtenOn({ memberId, target, form, titleSlot, draft }: Desk): Promise<Draft> {
  // What is kept late would be there again after it has gone on elsewhere.
  await draft.isSafe();
  const { texts, aside } = draft.restored ?? {};
  const all = { ...texts, ...form.texts() };
  return { memberId, ...target, title: form.text(titleSlot), texts: all, aside, savedAt: "" };
}
