import Link from "next/link";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { rememberChoice } from "#lib/browser/keys/recent-choices.ts";
import { offerToGuard } from "#lib/browser/way-out.ts";
import { MarkedText } from "./marked-text.tsx";
import { OptionEnd } from "./option-end.tsx";
import { OptionIcon } from "./option-icon.tsx";
import type { PaletteOption } from "./palette-option.ts";
import type { PaletteSubject } from "./palette-subject.ts";

interface OptionRowProps {
  option: PaletteOption;
  subject: PaletteSubject;
  sought: string;
  isActive: boolean;
  onPoint: () => void;
  onClose: () => void;
  onKeys: () => void;
}

/** One option: a link, so that a middle press and a long press do what they do anywhere; the focus stays in the box. */
export function OptionRow({ option, subject, sought, isActive, onPoint, onClose, onKeys }: OptionRowProps) {
  const { id, href, recent } = option;
  const router = useRouter();
  const shared = {
    ...{ id, role: "option", tabIndex: -1, className: "palette-option", "aria-selected": isActive },
    onPointerMove: () => isActive || onPoint(),
  } as const;
  const inside = <Inside {...{ option, subject, sought }} />;
  if (href === undefined) {
    return (
      <button type="button" {...shared} onClick={onKeys}>
        {inside}
      </button>
    );
  }
  return (
    <Link
      {...shared}
      href={href}
      prefetch={false}
      onClick={() => recent && rememberChoice(subject.memberId, recent)}
      onNavigate={(event) => {
        onClose();
        if (offerToGuard(() => router.push(href))) event.preventDefault();
      }}
    >
      {inside}
    </Link>
  );
}

function Inside({
  option,
  subject,
  sought,
}: Pick<OptionRowProps, "option" | "subject" | "sought">): ReactNode {
  const { icon, text, lang, end } = option;
  return (
    <>
      <OptionIcon icon={icon} kinds={subject.kinds} />
      <MarkedText text={text} lang={lang} sought={sought} />
      {end && <OptionEnd end={end} memberId={subject.memberId} />}
    </>
  );
}
