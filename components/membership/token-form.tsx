import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { describedBy, Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { paths } from "#lib/paths.ts";
import type { TokenProblem } from "./token-problem.ts";

interface TokenFormProps {
  problem: TokenProblem | undefined;
  /** Where to go afterwards; the server checks it again. */
  returnTo: string | undefined;
}

const id = "cma-token";
const ofToken = new Set<TokenProblem>(["token_shape", "token_refused"]);

/** The way into the console: one token, pasted once. Works without scripts. */
export function TokenForm({ problem, returnTo }: TokenFormProps) {
  const t = useTranslations("console.door");
  const isOfToken = problem !== undefined && ofToken.has(problem);
  return (
    <>
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      {problem !== undefined && !isOfToken && <Banner role="status">{t(`problems.${problem}`)}</Banner>}
      <form method="post" action={paths.console.token()} className="token-form">
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
