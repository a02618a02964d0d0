import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { describedBy, Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { afterPress } from "#lib/browser/after-press.ts";
import { useTypedBefore } from "#lib/browser/early-input.ts";
import { registerOpenForm } from "#lib/browser/open-forms.ts";
import {
  createNicknameAutosave,
  type NicknameAutosave,
  type NicknameState,
  type SaveProfile,
} from "#lib/browser/profile/save-profile.ts";
import { useSignedInAgain } from "#lib/browser/session/session-news.ts";
import { canonicalText } from "#lib/fields/canonical-text.ts";
import { useProfileProblem } from "./profile-problem.tsx";

const nicknameMax = 100;

interface NicknameFieldProps {
  first: string;
  save: SaveProfile;
}

/** Saves as the member types. */
export function NicknameField({ first, save }: NicknameFieldProps) {
  const t = useTranslations("profile");
  const problemWords = useProfileProblem();
  const { typed, state, type, flush } = useNickname(first, save);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, first, type);

  const problemText = state.is === "problem" ? problemWords(state) : undefined;
  const problem = isMissing ? t("problems.empty") : problemText;
  return (
    <Field
      id="nickname"
      label={t("nickname")}
      className="max-w-88"
      hint={
        problem === undefined && (
          <span role="status">
            {t(state.is === "saving" || state.is === "saved" ? state.is : "autosave")}
          </span>
        )
      }
      problem={problem}
    >
      <TextInput
        ref={input}
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
          type(currentTarget.value);
          setMissing(false);
        }}
        onBlur={() => {
          afterPress(() => setMissing(canonicalText(typed).trim() === ""));
          flush();
        }}
      />
    </Field>
  );
}

/** The nickname and the state of its autosave; leaving the page saves it. */
function useNickname(first: string, save: SaveProfile) {
  const [typed, setTyped] = useState(first);
  const [state, setState] = useState<NicknameState>({ is: "typed" });
  const autosave = useRef<NicknameAutosave>(undefined);
  const begin = useEffectEvent(() => createNicknameAutosave({ first, save, onState: setState }));
  const flush = () => void autosave.current?.flush();

  useEffect(() => {
    const mine = begin();
    autosave.current = mine;
    const unregister = registerOpenForm({
      title: mine.typed,
      saveState: () => ({ state: mine.isDue() ? "refused" : "nothing" }),
      isSafe: mine.isSafe,
    });
    const left = new AbortController();
    const { signal } = left;
    const leave = (event: Event) => {
      if (!event.defaultPrevented) mine.leave();
    };
    window.addEventListener("online", () => void mine.flush(), { signal });
    window.addEventListener("pagehide", leave, { signal });
    // A form submits before `pagehide`.
    window.addEventListener("submit", leave, { signal });
    return () => {
      left.abort();
      unregister();
      void mine.flush();
    };
  }, []);
  useSignedInAgain(flush);

  return {
    typed,
    state,
    flush,
    type(text: string): void {
      setTyped(text);
      autosave.current?.type(text);
    },
  };
}
