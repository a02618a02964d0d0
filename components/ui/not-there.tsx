import { useTranslations } from "next-intl";

/** In the place of a part that cannot be had until the page is opened anew. */
export function NotThere() {
  return (
    <p className="part-missing" role="alert">
      {useTranslations("ui")("notThere")}
    </p>
  );
}
