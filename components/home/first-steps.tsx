import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Here } from "#components/ui/form/here.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { Section } from "#components/ui/section.tsx";
import { type Kind, midSentence } from "#components/ui/space/kind.ts";
import { WhenOffered } from "#components/ui/when-offered.tsx";
import { paths } from "#lib/paths.ts";

interface FirstStepsProps {
  memberId: string;
  /** The first type that the member can create. */
  kind: Kind | undefined;
  done: { publish: boolean; photo: boolean; profile: boolean };
}

const row = "relative flex min-h-13 items-center gap-3 border-b border-line [li:last-child>&]:border-b-0";
const linkRow = classNames(
  row,
  "isolate font-semibold focus-visible:-outline-offset-2 max-tablet:min-h-14",
  "before:absolute before:-inset-x-3 before:inset-y-0 before:z-behind before:rounded-3 hover:before:bg-hover",
  "active:before:bg-pressed max-tablet:before:-inset-x-4 max-tablet:before:rounded-none",
);

/** First steps for a new member; nothing once all are done. */
export function FirstSteps(props: FirstStepsProps) {
  const { kind, done } = props;
  if (kind === undefined || done.publish) return <Steps {...props} />;
  return (
    <WhenOffered listId={kind.id} otherwise={<Steps {...props} kind={undefined} />}>
      <Steps {...props} />
    </WhenOffered>
  );
}

function Steps({ memberId, kind, done }: FirstStepsProps) {
  const t = useTranslations("home");
  const language = useLocale();
  const steps = [
    ...(kind === undefined
      ? []
      : [
          {
            href: paths.newContent(kind.id),
            label: t("steps.publish", { kind: midSentence(kind.one, language) }),
            isDone: done.publish,
          },
        ]),
    { href: paths.media(), label: t("steps.photo"), isDone: done.photo },
    { href: paths.profile(), label: t("steps.profile"), isDone: done.profile },
  ];
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  if (doneCount === steps.length) return null;
  return (
    <Section
      title={t("steps.title")}
      end={
        <>
          <span className="text-13 text-ink-3 tabular-nums">
            {t("steps.count", { done: doneCount, total: steps.length })}
          </span>
          <form className="-my-1 ms-auto -me-3" method="post" action={paths.preferences()}>
            <Here />
            <Button
              type="submit"
              variant="quiet"
              size="small"
              name="hiddenSteps"
              value={memberId}
              aria-label={t("steps.hideAll")}
            >
              {t("steps.hide")}
            </Button>
          </form>
        </>
      }
    >
      <ul>
        {steps.map(({ href, label, isDone }) => (
          <li key={href}>
            {isDone ? (
              <span className={classNames(row, "text-ink-3")}>
                <Icon name="circle-check" className="flex-none text-success" />
                {label}
                <span className="ms-auto text-13">{t("steps.done")}</span>
              </span>
            ) : (
              <Link href={href} className={linkRow}>
                <Icon name="circle" className="flex-none text-ink-3" />
                {label}
                <Icon name="chevron-right" className="ms-auto flex-none text-ink-3" size={16} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
