import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { describedBy, Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { afterPress } from "#lib/browser/after-press.ts";
import type { SaveProfile } from "#lib/browser/profile/nickname-autosave.ts";
import { useTypedBefore } from "#lib/browser/use-typed-before.ts";
import { useNickname } from "./use-nickname.ts";
import { useProfileProblem } from "./use-profile-problem.ts";

const nicknameMax = 100;

interface NicknameFieldProps {
  first: string;
  save: SaveProfile;
}

/** The name that others know one by; it is saved when one makes a pause. */
export function NicknameField({ first, save }: NicknameFieldProps) {
  const t = useTranslations("profile");
  const problemWords = useProfileProblem();
  const { typed, state, type, flush } = useNickname(first, save);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, first, type);

  const said = state.is === "problem" ? problemWords(state) : undefined;
  const problem = isMissing ? t("problems.empty") : said;
  return (
    <Field
      id="nickname"
      label={t("nickname")}
      hint={
        problem === undefined && (
          <span role="status">
            {t(state.is === "saving" || state.is === "saved" ? state.is : "asYouType")}
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
          afterPress(() => setMissing(typed.trim() === ""));
          flush();
        }}
      />
    </Field>
  );
}
