import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { BrandMark } from "#components/ui/space/brand-mark.tsx";
import { paths } from "#lib/paths.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { Door } from "./door.tsx";
import { SaySession } from "./say-session.tsx";

interface SignedInProps {
  mark: Brand["mark"];
  memberId: string;
  nonce: string;
}

/** The end of a sign-in in a window of its own: tells the page that waits for it, and closes. */
export function SignedIn({ mark, memberId, nonce }: SignedInProps) {
  const t = useTranslations("session.signedIn");
  return (
    <Door mark={<BrandMark mark={mark} />}>
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <div className="ways">
        <ButtonLink href={paths.home()}>{t("home")}</ButtonLink>
      </div>
      <SaySession message={{ kind: "signed-in", memberId }} nonce={nonce} andClose />
    </Door>
  );
}
