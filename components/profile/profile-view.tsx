import { Check, LogOut } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ProviderMark } from "#components/session/provider-mark.tsx";
import { SignOut } from "#components/session/sign-out.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Here } from "#components/ui/form/here.tsx";
import { Preference } from "#components/ui/form/preference.tsx";
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
    <div className="page">
      <PageHead title={t("title")} />
      <div className="profile">
        <Part title={t("seen.title")} text={t("seen.text")}>
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
        <Part title={t("light.title")} text={t("light.text")}>
          <ThemeChoice chosen={theme} label={t("light.title")} />
        </Part>
        <Part title={t("out.title")} text={t("out.text")}>
          <Until session={session} />
          <SignOut memberId={profile.sys.id}>
            <Button type="submit" icon={<LogOut />}>
              {t("out.title")}
            </Button>
          </SignOut>
        </Part>
        <LegalLinks legal={legal} />
      </div>
    </div>
  );
}

function Until({ session: { endsAt, staysBy } }: { session: SessionShown }) {
  const t = useTranslations("profile.out");
  return (
    <dl className="profile-facts profile-until">
      <dt>{t("until")}</dt>
      <dd>
        <Time at={endsAt} />
        <p className="profile-note">{t(staysBy)}</p>
      </dd>
    </dl>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="profile-part">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}

function Account({ profile, provider }: Pick<ProfileViewProps, "profile" | "provider">) {
  const t = useTranslations("profile.account");
  const { sys, roleOverride, isAdmin } = profile;
  return (
    <dl className="profile-facts">
      <dt>{t("provider")}</dt>
      <dd className="profile-provider">
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
    </dl>
  );
}

/** Works without scripts. */
function ThemeChoice({ chosen, label }: { chosen: Theme; label: string }) {
  const t = useTranslations("shell.themes");
  return (
    <form method="post" action={paths.preferences()}>
      <Here />
      <fieldset className="themes">
        <legend className="sr-only">{label}</legend>
        {themes.map((theme) => (
          <button
            key={theme}
            type="submit"
            name="theme"
            value={theme}
            className="theme"
            aria-pressed={theme === chosen}
          >
            <Looks theme={theme} />
            <span className="theme-name">
              {t(theme)}
              {theme === chosen && <Check size={16} />}
            </span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}

function Looks({ theme }: { theme: Theme }) {
  const shown = theme === "system" ? (["light", "dark"] as const) : [theme];
  return (
    <span className="theme-looks" aria-hidden="true">
      {shown.map((each) => (
        <span key={each} className="theme-look" data-theme={each} />
      ))}
    </span>
  );
}
