import { LogOut } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { Preference } from "#components/ui/preference.tsx";
import { ProviderMark } from "#components/ui/provider-mark.tsx";
import { SignOut } from "#components/ui/sign-out.tsx";
import { formatDay } from "#lib/content/display-format.ts";
import { languageNames, languages } from "#lib/messages/language.ts";
import { type Theme, themes } from "#lib/messages/theme.ts";
import { isRefer } from "#lib/space/refer.ts";
import type { ServiceUser } from "#lib/space/service-user.ts";
import { SeenByOthers } from "./seen-by-others.tsx";

interface ProfileViewProps {
  profile: ServiceUser;
  provider: { name: string; icon: string | undefined };
  theme: Theme;
  localeIds: readonly string[];
  localeId: string;
}

/** Who one is here: questions at the start, answers at the end; saves as one types. */
export function ProfileView({ profile, provider, theme, localeIds, localeId }: ProfileViewProps) {
  const t = useTranslations("profile");
  const shell = useTranslations("shell");
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
            {...{ localeIds, localeId }}
          />
        </Part>
        <Part title={t("account.title")} text={t("account.text", { provider: provider.name })}>
          <Account {...{ profile, provider }} />
        </Part>
        <Part title={t("language.title")} text={t("language.text")}>
          <Preference
            name="language"
            label={t("language.title")}
            chosen={language}
            choices={languages.map((value) => ({ value, label: languageNames[value], language: value }))}
          />
        </Part>
        <Part title={t("light.title")} text={t("light.text")}>
          <Preference
            name="theme"
            label={t("light.title")}
            chosen={theme}
            choices={themes.map((value) => ({ value, label: shell(`themes.${value}`) }))}
          />
        </Part>
        <Part title={t("out.title")} text={t("out.text")}>
          <SignOut memberId={profile.sys.id}>
            <Button type="submit" icon={<LogOut size={18} strokeWidth={1.75} aria-hidden />}>
              {t("out.title")}
            </Button>
          </SignOut>
        </Part>
      </div>
    </div>
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
  const language = useLocale();
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
          <dd>{formatDay(sys.createdAt, language, "long")}</dd>
        </>
      )}
    </dl>
  );
}
