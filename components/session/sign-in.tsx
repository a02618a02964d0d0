import { useLocale, useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { BrandMark } from "#components/ui/space/brand-mark.tsx";
import { finalSound } from "#lib/messages/final-sound.ts";
import { paths } from "#lib/paths.ts";
import type { Brand, Provider } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { ProviderMark } from "./provider-mark.tsx";

interface SignInProps {
  brand: Brand;
  providers: readonly Provider[];
  /** Of the last attempt. */
  problem?: SignInProblem | undefined;
  /** The id of the provider of that attempt, if known. */
  problemProvider?: string | undefined;
  /** The id of the provider used last. */
  lastProvider?: string | undefined;
  /** Where to go after sign-in; the server checks it. */
  returnTo?: string | undefined;
}

/** One button per provider. Works without scripts. */
export function SignIn({ brand, providers, lastProvider, returnTo, ...last }: SignInProps) {
  const t = useTranslations("signIn");
  const language = useLocale();
  const name = wordsIn(brand.name, language);
  return (
    <AuthLayout mark={<BrandMark mark={brand.mark} large />} legal={brand.legal}>
      <h1>{t("welcome", { brand: name })}</h1>
      {brand.tagline && <p>{wordsIn(brand.tagline, language)}</p>}
      {last.problem && <Problem {...last} problem={last.problem} brandName={name} providers={providers} />}
      <div className="mt-6 flex flex-col gap-2">
        {providers.map(({ id, label, icon }) => {
          const provider = wordsIn(label, language);
          return (
            <form key={id} method="post" action={paths.login(id)}>
              {returnTo !== undefined && <input type="hidden" name="returnTo" value={returnTo} />}
              <Button type="submit" variant="provider" size="wide" icon={<ProviderMark icon={icon} />}>
                {t("continueWith", { provider, ending: finalSound(provider) })}
                {providers.length > 1 && id === lastProvider && (
                  <span className="ms-auto text-12 font-normal text-ink-3">{t("lastUsed")}</span>
                )}
              </Button>
            </form>
          );
        })}
      </div>
    </AuthLayout>
  );
}

interface ProblemProps extends Pick<SignInProps, "providers" | "problemProvider"> {
  problem: SignInProblem;
  brandName: string;
}

function Problem({ problem, problemProvider, brandName, providers }: ProblemProps) {
  const t = useTranslations("signIn");
  const language = useLocale();
  const provider = providers.find(({ id }) => id === problemProvider);
  const ways = providers.length;
  const icon = isQuiet(problem) && <Icon name="circle-check" />;
  return (
    <Banner className="mt-6" role="status" {...(icon && { icon })}>
      {problem === "access_denied" && provider !== undefined
        ? t("accessDeniedBy", { provider: wordsIn(provider.label, language), ways })
        : t(`problems.${problem}`, { brand: brandName, ways })}
    </Banner>
  );
}

/** Why the sign-in page is shown; each code has a sentence under `signIn.problems`. */
const problems = [
  "access_denied",
  "login_disabled",
  "server_error",
  "used_link",
  "no_intent",
  "token_too_long",
  "unreachable",
  "unknown_provider",
  "signed_out",
  "signed_out_here",
  "session_ended",
] as const;

type SignInProblem = (typeof problems)[number] | "unknown";

/** Reads `?problem=`; `unknown` for a code without a sentence. */
export function parseSignInProblem(code: string | undefined): SignInProblem | undefined {
  if (code === undefined) return undefined;
  return problems.find((problem) => problem === code) ?? "unknown";
}

/** Whether it is only information, not a failure. */
function isQuiet(problem: SignInProblem): boolean {
  return problem === "signed_out" || problem === "signed_out_here";
}
