import { Bookmark, BookOpen, History, House, Images, Keyboard, PencilLine, Plus, Search } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import type { Kind } from "#components/ui/space/kind.ts";
import { KindIcon } from "#components/ui/space/kind-icon.tsx";
import { Time } from "#components/ui/time.tsx";
import { rememberChoice } from "#lib/browser/keys/recent-choices.ts";
import { askLeaveGuard } from "#lib/browser/leave-guard.ts";
import { shownAuthor } from "#lib/content/author.ts";
import { highlight } from "#lib/content/highlight.ts";
import type { OptionEnd as End, OptionIcon as Icon, PaletteOption, PaletteSubject } from "./palette-state.ts";
import { ShortcutKeys } from "./shortcut-keys.tsx";

interface OptionRowProps {
  option: PaletteOption;
  subject: PaletteSubject;
  sought: string;
  isActive: boolean;
  onPoint: () => void;
  onClose: () => void;
  onKeys: () => void;
}

/** A link, so that middle click and long press work; the focus stays in the input. */
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
        if (askLeaveGuard(() => router.push(href))) event.preventDefault();
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

function MarkedText({ text, lang, sought }: { text: string; lang: string | undefined; sought: string }) {
  return (
    <bdi className="palette-text" lang={lang}>
      {highlight(text, sought).map(({ text: piece, isMatch }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order.
        isMatch ? <mark key={index}>{piece}</mark> : piece,
      )}
    </bdi>
  );
}

function OptionEnd({ end, memberId }: { end: End; memberId: string }) {
  const t = useTranslations("palette");
  const format = useFormatter();
  switch (end.is) {
    case "byLine": {
      const { isYou, name } = shownAuthor(end.author, memberId);
      return (
        <span className="palette-end">
          <bdi className="palette-author">{isYou ? t("you") : (name ?? t("someone"))}</bdi>
          <span aria-hidden="true">·</span>
          <Time at={end.at} form="short" />
        </span>
      );
    }
    case "moment":
      return (
        <span className="palette-end">
          <Time at={end.at} form="short" />
        </span>
      );
    case "savedView":
      return <span className="palette-end">{t("savedView")}</span>;
    case "count":
      return <span className="palette-end">{format.number(end.count)}</span>;
    case "keys":
      return (
        <span className="palette-end">
          <ShortcutKeys keys={end.keys} />
        </span>
      );
  }
}

const drawn = {
  home: House,
  read: BookOpen,
  media: Images,
  view: Bookmark,
  draft: PencilLine,
  new: Plus,
  search: Search,
  keys: Keyboard,
  recent: History,
};

function OptionIcon({ icon, kinds }: { icon: Icon; kinds: readonly Kind[] }) {
  if (icon.is === "kind") return <IconOf contentTypeId={icon.contentTypeId} kinds={kinds} />;
  if (icon.is === "picture") {
    return (
      <PictureWell
        className="palette-picture"
        picture={icon.picture}
        width={28}
        height={28}
        icon={<IconOf contentTypeId={icon.contentTypeId} kinds={kinds} />}
      />
    );
  }
  const Drawn = drawn[icon.is];
  return <Drawn />;
}

function IconOf({ contentTypeId, kinds }: { contentTypeId: string; kinds: readonly Kind[] }) {
  return <KindIcon icon={kinds.find(({ id }) => id === contentTypeId)?.icon ?? "box"} />;
}
