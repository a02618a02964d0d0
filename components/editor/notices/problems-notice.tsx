import { useLocale, useTranslations } from "next-intl";
import { useEditor, useForm, useSlotProblem } from "#components/fields/form-context.ts";
import { useProblemSentence } from "#components/fields/slot-problem.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { type Slot, slotName } from "#lib/fields/form/form-slot.ts";
import type { Problems } from "#lib/fields/form/problems.ts";
import { wordsIn } from "#lib/space-file/words.ts";

interface ProblemsNoticeProps {
  problems: Problems;
  /** To the control of a slot. */
  onGo: (name: string) => void;
}

const shownMax = 6;

/** The number of problems, each with a link to its field until it is solved. One alone is shown at its field only. */
export function ProblemsNotice({ problems, onGo }: ProblemsNoticeProps) {
  const t = useTranslations("editor");
  const { form } = useEditor();
  const left = useForm((now) => [...problems.keys()].filter((name) => now.problem(name)).join("\n"));
  const open = form.slots.filter(({ name }) => left.split("\n").includes(name));
  const [first] = open;
  if (first === undefined) return null;
  return (
    <>
      <p className="sr-only" role="alert">
        {t("problems", { count: problems.size })} <ProblemWords slot={first} />
      </p>
      {problems.size > 1 && (
        <Banner tone="danger">
          <p className="problems-title">{t("problems", { count: open.length })}</p>
          <ul className="problems-list">
            {open.slice(0, shownMax).map((slot) => (
              <li key={slot.name}>
                <button type="button" onClick={() => onGo(slot.name)}>
                  <ProblemWords slot={slot} />
                </button>
              </li>
            ))}
            {open.length > shownMax && <li>{t("moreProblems", { count: open.length - shownMax })}</li>}
          </ul>
        </Banner>
      )}
    </>
  );
}

/** "Title, Korean: Needed before this can be published." */
function ProblemWords({ slot }: { slot: Slot }) {
  const t = useTranslations("editor");
  const language = useLocale();
  const sentence = useProblemSentence();
  const { locales } = useEditor();
  const problem = useSlotProblem(slot.name);
  const locale = locales.find(({ id }) => id === slot.locale);
  const label = wordsIn(slot.field.label, language);
  const isNamed = slot.field.localized && slotName(slot.field.apiName, locales[0]?.id ?? "") !== slot.name;
  return t("problemAt", {
    label: isNamed ? `${label}, ${locale?.name}` : label,
    problem: problem === undefined ? "" : sentence(problem),
  });
}
