"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { inTurn, type SaveProfile, saveProfile } from "#lib/browser/profile/save-profile.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import type { Send } from "#lib/space/send.ts";
import { AvatarEditor } from "./avatar-editor.tsx";
import { NicknameField } from "./nickname-field.tsx";

/** What others see of a member. */
export interface Seen {
  id: string;
  nickname: string;
  avatarUrl: string | undefined;
}

interface SeenByOthersProps {
  first: Seen;
  localeIds: readonly string[];
  localeId: string;
}

const leavingSend: Send = (call) => browserSend({ ...call, keepalive: true });

/** Picture and nickname; saving refreshes the layout too. */
export function SeenByOthers({ first, localeIds, localeId }: SeenByOthersProps) {
  const router = useRouter();
  const [seen, setSeen] = useState(first);
  const save: SaveProfile = async (change, isLeaving = false) => {
    const end = isLeaving
      ? await saveProfile(leavingSend, change)
      : await inTurn(() => saveProfile(browserSend, change));
    if (end.is === "saved") {
      const { nickname, avatarUrl } = end.profile;
      setSeen({ id: first.id, nickname, avatarUrl: avatarUrl ?? undefined });
      router.refresh();
    }
    return end;
  };
  return (
    <div className="grid gap-5">
      <AvatarEditor {...{ seen, localeIds, localeId, save }} />
      <NicknameField first={first.nickname} save={save} />
    </div>
  );
}
