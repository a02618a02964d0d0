import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { describedBy, Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { paths } from "#lib/paths.ts";

interface TokenFormProps {
  problem: TokenProblem | undefined;
  /** Where to go after sign-in; the server checks it. */
  returnTo: string | undefined;
}

const id = "cma-token";
const ofToken = new Set<TokenProblem>(["token_shape", "token_refused"]);

/** Signs in to the console with a CMA token. Works without scripts. */
export function TokenForm({ problem, returnTo }: TokenFormProps) {
  const t = useTranslations("console.signIn");
  const isOfToken = problem !== undefined && ofToken.has(problem);
  return (
    <>
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      {problem !== undefined && !isOfToken && <Banner role="status">{t(`problems.${problem}`)}</Banner>}
      <form method="post" action={paths.console.token()} className="mt-6 grid gap-4">
        {returnTo !== undefined && <input type="hidden" name="returnTo" value={returnTo} />}
        <Field
          id={id}
          label={t("token")}
          hint={t("hint")}
          {...(isOfToken && { problem: t(`problems.${problem}`) })}
        >
          <TextInput
            id={id}
            name="token"
            type="password"
            required
            maxLength={4096}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isOfToken}
            aria-describedby={describedBy(id, { hint: true, problem: isOfToken })}
          />
        </Field>
        <Button type="submit" variant="primary" size="large">
          {t("enter")}
        </Button>
      </form>
    </>
  );
}

/** Why the sign-in failed; each code has a sentence under `console.signIn.problems`. */
const problems = ["token_shape", "token_refused", "unreachable", "ended", "signed_out"] as const;

type TokenProblem = (typeof problems)[number] | "unknown";

/** Reads `?problem=`; `unknown` for a code without a sentence. */
export function parseTokenProblem(code: string | undefined): TokenProblem | undefined {
  if (code === undefined) return undefined;
  return problems.find((problem) => problem === code) ?? "unknown";
}
