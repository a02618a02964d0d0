import { CircleCheck } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { BrandMark } from "#components/ui/space/brand-mark.tsx";
import { finalSound } from "#lib/messages/final-sound.ts";
import { paths } from "#lib/paths.ts";
import type { Brand, Provider } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { Door } from "./door.tsx";
import { ProviderMark } from "./provider-mark.tsx";
import { isQuiet, type SignInProblem } from "./sign-in-problem.ts";

interface SignInProps {
  brand: Brand;
  providers: readonly Provider[];
  /** What went wrong last time. */
  problem?: SignInProblem | undefined;
  /** The id of the provider that it happened with, where it is known. */
  problemProvider?: string | undefined;
  /** The id of the provider that led in last. */
  lastProvider?: string | undefined;
  /** Where to go afterwards; the server checks it again. */
  returnTo?: string | undefined;
}

/** The way in: one button per provider, and nothing else to do. Works without scripts. */
export function SignIn({ brand, providers, lastProvider, returnTo, ...last }: SignInProps) {
  const t = useTranslations("signIn");
  const language = useLocale();
  const name = wordsIn(brand.name, language);
  return (
    <Door mark={<BrandMark mark={brand.mark} />} legal={brand.legal}>
      <h1>{t("welcome", { brand: name })}</h1>
      {brand.tagline && <p>{wordsIn(brand.tagline, language)}</p>}
      {last.problem && <Problem {...last} problem={last.problem} brandName={name} providers={providers} />}
      <div className="ways">
        {providers.map(({ id, label, icon }) => {
          const provider = wordsIn(label, language);
          return (
            <form key={id} method="post" action={paths.login(id)}>
              {returnTo !== undefined && <input type="hidden" name="returnTo" value={returnTo} />}
              <button type="submit" className="button way">
                <ProviderMark icon={icon} />
                {t("continueWith", { provider, ending: finalSound(provider) })}
                {providers.length > 1 && id === lastProvider && (
                  <span className="way-last">{t("lastUsed")}</span>
                )}
              </button>
            </form>
          );
        })}
      </div>
    </Door>
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
  const icon = isQuiet(problem) && <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <Banner role="status" {...(icon && { icon })}>
      {problem === "access_denied" && provider !== undefined
        ? t("accessDeniedBy", { provider: wordsIn(provider.label, language), ways })
        : t(`problems.${problem}`, { brand: brandName, ways })}
    </Banner>
  );
}
