import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ProviderMark } from "#components/session/provider-mark.tsx";
import { SignOut } from "#components/session/sign-out.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Here } from "#components/ui/form/here.tsx";
import { Preference } from "#components/ui/form/preference.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Page } from "#components/ui/page.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { LegalLinks } from "#components/ui/space/legal-links.tsx";
import { Time } from "#components/ui/time.tsx";
import { languageNames, languages } from "#lib/messages/language.ts";
import { type Theme, themes } from "#lib/messages/theme.ts";
import { paths } from "#lib/paths.ts";
import { isRefer } from "#lib/space/refer.ts";
import type { ServiceUser } from "#lib/space/service-user.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { SeenByOthers } from "./seen-by-others.tsx";

interface SessionShown {
  /** RFC 3339. */
  endsAt: string;
  /** Whether a visit extends the session, or only another sign-in. */
  staysBy: "renewal" | "signIn";
}

interface ProfileViewProps {
  profile: ServiceUser;
  provider: { name: string; icon: string | undefined };
  theme: Theme;
  session: SessionShown;
  localeIds: readonly string[];
  localeId: string;
  legal: Brand["legal"];
}

export function ProfileView({ profile, provider, theme, session, legal, ...locales }: ProfileViewProps) {
  const t = useTranslations("profile");
  const language = useLocale();
  return (
    <Page>
      <PageHead title={t("title")} />
      <div className="max-w-208">
        <Part title={t("shownToOthers.title")} text={t("shownToOthers.text")}>
          <SeenByOthers
            first={{
              id: profile.sys.id,
              nickname: profile.nickname,
              avatarUrl: profile.avatarUrl ?? undefined,
            }}
            {...locales}
          />
        </Part>
        <Part title={t("account.title")} text={t("account.text", { provider: provider.name })}>
          <Account {...{ profile, provider }} />
        </Part>
        <Part title={t("language.title")} text={t("language.text")}>
          <Preference
            isBare
            name="language"
            label={t("language.title")}
            chosen={language}
            choices={languages.map((value) => ({ value, label: languageNames[value], language: value }))}
          />
        </Part>
        <Part title={t("appearance.title")} text={t("appearance.text")}>
          <ThemeChoice chosen={theme} label={t("appearance.title")} />
        </Part>
        <Part title={t("signOut.title")} text={t("signOut.text")}>
          <Until session={session} />
          <SignOut memberId={profile.sys.id}>
            <Button type="submit" icon={<Icon name="log-out" />}>
              {t("signOut.title")}
            </Button>
          </SignOut>
        </Part>
        <LegalLinks legal={legal} className="py-4" />
      </div>
    </Page>
  );
}

function Until({ session: { endsAt, staysBy } }: { session: SessionShown }) {
  const t = useTranslations("profile.signOut");
  return (
    <Facts className="mb-5">
      <dt>{t("until")}</dt>
      <dd>
        <Time at={endsAt} />
        <p className="text-13 text-ink-3">{t(staysBy)}</p>
      </dd>
    </Facts>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section
      className={classNames(
        "grid grid-cols-[15rem_minmax(0,1fr)] gap-x-10 gap-y-2 border-b border-line py-8 first:pt-2 last:border-b-0",
        "max-tablet:grid-cols-1 max-tablet:gap-4 max-tablet:py-6 max-tablet:first:pt-2",
      )}
    >
      <div>
        <h2 className="text-15 font-semibold">{title}</h2>
        <p className="mt-0.5 text-13 text-ink-3">{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}

function Facts({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <dl
      className={classNames(
        "grid grid-cols-[min(8rem,40%)_minmax(0,1fr)] gap-x-4 gap-y-3.5 [&>dd]:min-w-0 [&>dd]:wrap-anywhere [&>dt]:text-ink-3",
        className,
      )}
    >
      {children}
    </dl>
  );
}

function Account({ profile, provider }: Pick<ProfileViewProps, "profile" | "provider">) {
  const t = useTranslations("profile.account");
  const { sys, roleOverride, isAdmin } = profile;
  return (
    <Facts>
      <dt>{t("provider")}</dt>
      <dd className="flex items-center gap-2 [&>svg]:size-4.5 [&>svg]:flex-none">
        <ProviderMark icon={provider.icon} />
        {provider.name}
      </dd>
      {sys.email !== undefined && (
        <>
          <dt>{t("email")}</dt>
          <dd>
            <bdi>{sys.email}</bdi>
          </dd>
        </>
      )}
      {isRefer(roleOverride) && (
        <>
          <dt>{t("role")}</dt>
          <dd>
            <bdi>{roleOverride.sys.id}</bdi> <Badge>{t("roleGiven")}</Badge>
          </dd>
        </>
      )}
      {isAdmin && (
        <>
          <dt>{t("admin")}</dt>
          <dd>{t("adminYes")}</dd>
        </>
      )}
      {sys.createdAt !== undefined && (
        <>
          <dt>{t("since")}</dt>
          <dd>
            <Time at={sys.createdAt} />
          </dd>
        </>
      )}
    </Facts>
  );
}

/** Works without scripts. */
function ThemeChoice({ chosen, label }: { chosen: Theme; label: string }) {
  const t = useTranslations("shell.themes");
  return (
    <form method="post" action={paths.preferences()}>
      <Here />
      <fieldset className="flex min-w-0 gap-3 max-tablet:flex-wrap max-tablet:gap-2">
        <legend className="sr-only">{label}</legend>
        {themes.map((theme) => (
          <button
            key={theme}
            type="submit"
            name="theme"
            value={theme}
            className="group min-w-0 flex-[0_1_8.5rem] text-start text-13 font-medium max-tablet:flex-[1_1_5.5rem]"
            aria-pressed={theme === chosen}
          >
            <Looks theme={theme} />
            <span
              className={classNames(
                "mt-1 flex min-h-control-small items-center gap-2 text-ink-2 group-hover:text-ink",
                "group-aria-pressed:text-ink",
              )}
            >
              {t(theme)}
              {theme === chosen && <Icon name="check" className="flex-none text-accent" size={16} />}
            </span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}

/** A page with a few lines of text; a second one covers half of the first. */
const look = classNames(
  "absolute inset-0 bg-background not-first:[clip-path:polygon(58%_0,100%_0,100%_100%,42%_100%)]",
  "before:absolute before:inset-[0.625rem_0.5rem_0.5rem_2.25rem] before:rounded-[0.3125rem] before:bg-sheet",
  "before:ring before:ring-line",
  "after:absolute after:start-12 after:top-5.5 after:h-1.5 after:w-10 after:rounded-[2px] after:bg-ink-2",
  "after:shadow-[0_0.875rem_0_-1px_var(--color-line-strong),0_1.625rem_0_-1px_var(--color-line-strong)]",
);

function Looks({ theme }: { theme: Theme }) {
  const shown = theme === "system" ? (["light", "dark"] as const) : [theme];
  return (
    <span
      className={classNames(
        "relative block h-21 overflow-hidden rounded-3 shadow-[0_0_0_1px_var(--color-line-strong)]",
        "group-aria-pressed:shadow-[0_0_0_1px_var(--color-line-strong),0_0_0_2px_var(--color-sheet),0_0_0_4px_var(--color-accent)]",
        "forced-colors:border forced-colors:forced-color-adjust-none",
        "forced-colors:group-aria-pressed:outline-2 forced-colors:group-aria-pressed:outline-[Highlight]",
      )}
      aria-hidden="true"
    >
      {shown.map((each) => (
        <span key={each} className={look} data-theme={each} />
      ))}
    </span>
  );
}
