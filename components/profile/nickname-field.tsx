"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { describedBy, Field } from "#components/ui/field.tsx";
import { TextInput } from "#components/ui/text-input.tsx";
import type { ProfileEnd } from "#lib/browser/save-profile.ts";
import type { ProfileChange } from "#lib/space/profile.ts";
import { useProfileProblem } from "./use-profile-problem.ts";

const stillMs = 800;
const nicknameMax = 100;

interface NicknameFieldProps {
  first: string;
  save: (change: ProfileChange) => Promise<ProfileEnd>;
}

/** The name that others know one by; it is saved when one makes a pause. */
export function NicknameField({ first, save }: NicknameFieldProps) {
  const t = useTranslations("profile");
  const problemWords = useProfileProblem();
  const [typed, setTyped] = useState(first);
  const [sent, setSent] = useState(first);
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  const [problem, setProblem] = useState<string>();

  const send = useEffectEvent(async () => {
    const nickname = typed.trim();
    if (nickname === sent) return;
    setSent(nickname);
    setState("saving");
    const end = await save({ nickname });
    setState(end.is === "saved" ? "saved" : "idle");
    setProblem(end.is === "saved" ? undefined : problemWords(end));
    // What is not there may be sent again.
    if (end.is !== "saved") setSent(first);
  });
  useEffect(() => {
    if (typed.trim() === "") return;
    const timer = setTimeout(() => void send(), stillMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const hint = state === "idle" ? t("asYouType") : t(state);
  return (
    <Field
      id="nickname"
      label={t("nickname")}
      hint={problem === undefined && <span role="status">{hint}</span>}
      problem={problem}
    >
      <TextInput
        id="nickname"
        value={typed}
        maxLength={nicknameMax}
        autoComplete="nickname"
        dir="auto"
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy("nickname", {
          hint: problem === undefined,
          problem: problem !== undefined,
        })}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setProblem(undefined);
          setState("idle");
        }}
        onBlur={() => {
          if (typed.trim() === "") setProblem(t("problems.empty"));
        }}
      />
    </Field>
  );
}
