import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { BrandMark } from "#components/ui/space/brand-mark.tsx";
import { paths } from "#lib/paths.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { Door } from "./door.tsx";

/** Someone signed in while another member is signed in here: who is it to be? Works without scripts. */
export function SwitchMember({ brand, name }: { brand: Brand; name: string | undefined }) {
  const t = useTranslations("signIn.switch");
  return (
    <Door mark={<BrandMark mark={brand.mark} />} legal={brand.legal}>
      <h1>{t("title")}</h1>
      <p>{name === undefined ? t("questionUnnamed") : t("question", { name })}</p>
      <p>{t("kept")}</p>
      <form method="post" action={paths.answerSwitch()} className="ways">
        <Button type="submit" name="answer" value="switch" variant="primary">
          {t("switch")}
        </Button>
        <Button type="submit" name="answer" value="stay">
          {name === undefined ? t("stayUnnamed") : t("stay", { name })}
        </Button>
      </form>
    </Door>
  );
}
