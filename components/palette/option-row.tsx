import { useRouter } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { markedText } from "#components/ui/marked-text.tsx";
import { FileIcon } from "#components/ui/picture/file-icon.tsx";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import type { Kind } from "#components/ui/space/kind.ts";
import { Time } from "#components/ui/time.tsx";
import { rememberChoice } from "#lib/browser/keys/recent-choices.ts";
import { askLeaveGuard } from "#lib/browser/leave-guard.ts";
import { shownAuthor } from "#lib/content/author.ts";
import type {
  OptionEnd as End,
  OptionIcon as IconOfOption,
  PaletteOption,
  PaletteSubject,
} from "./palette-state.ts";
import { runCommand } from "./run-command.ts";
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
  const { id, href, recent, command } = option;
  const router = useRouter();
  const shared = {
    ...{ id, role: "option", tabIndex: -1, "aria-selected": isActive },
    className: classNames(
      "group flex min-h-10.5 w-full items-center gap-x-3 rounded-3 px-3 text-start text-ink touch:min-h-12 max-tablet:flex-wrap",
      "[&>svg]:flex-none [&>svg]:text-ink-3 aria-selected:bg-accent-tint aria-selected:[&>svg]:text-accent",
      "forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2",
      "forced-colors:aria-selected:outline-[Highlight]",
    ),
    onPointerMove: () => isActive || onPoint(),
  } as const;
  const remember = () => recent && rememberChoice(subject.memberId, recent);
  const inside = <Inside {...{ option, subject, sought }} />;
  if (href === undefined) {
    return (
      <button
        type="button"
        {...shared}
        onClick={() => {
          remember();
          if (command === undefined || command.is === "keys") return onKeys();
          onClose();
          runCommand(command);
        }}
      >
        {inside}
      </button>
    );
  }
  return (
    <Link
      {...shared}
      href={href}
      prefetch={false}
      onClick={remember}
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
      <bdi
        className="min-w-0 truncate max-tablet:max-w-max max-tablet:flex-[1_1_7.5rem] @max-[16rem]:whitespace-normal"
        lang={lang}
      >
        {markedText(text, sought)}
      </bdi>
      {end && <OptionEnd end={end} memberId={subject.memberId} />}
    </>
  );
}

const optionEnd = classNames(
  "ms-auto flex max-w-[45%] flex-none gap-1 text-13 whitespace-nowrap text-ink-3 tabular-nums",
  "group-aria-selected:text-ink-2",
);

function OptionEnd({ end, memberId }: { end: End; memberId: string }) {
  const t = useTranslations("palette");
  const format = useFormatter();
  switch (end.is) {
    case "byLine": {
      const { isYou, name } = shownAuthor(end.author, memberId);
      return (
        <span className={optionEnd}>
          <bdi className="truncate">{isYou ? t("you") : (name ?? t("someone"))}</bdi>
          <span aria-hidden="true">·</span>
          <Time at={end.at} form="short" />
        </span>
      );
    }
    case "moment":
      return (
        <span className={optionEnd}>
          <Time at={end.at} form="short" />
        </span>
      );
    case "savedView":
      return <span className={optionEnd}>{t("savedView")}</span>;
    case "count":
      return <span className={optionEnd}>{format.number(end.count)}</span>;
    case "keys":
      return (
        <span className={optionEnd}>
          <ShortcutKeys keys={end.keys} />
        </span>
      );
  }
}

const drawn = {
  home: "house",
  read: "book-open",
  media: "images",
  view: "bookmark",
  draft: "pencil-line",
  new: "plus",
  search: "search",
  recent: "rotate-ccw-clock",
  profile: "circle-user-round",
} as const;
const commandIcons = {
  keys: "keyboard",
  upload: "upload",
  signOut: "log-out",
  theme: "sun-moon",
  language: "languages",
} as const;

function OptionIcon({ icon, kinds }: { icon: IconOfOption; kinds: readonly Kind[] }) {
  if (icon.is === "kind") return <IconOf contentTypeId={icon.contentTypeId} kinds={kinds} />;
  if (icon.is === "picture") {
    return (
      <PictureWell
        className="-mx-1.25 size-7 rounded-1"
        picture={icon.picture}
        icon={<IconOf contentTypeId={icon.contentTypeId} kinds={kinds} />}
      />
    );
  }
  if (icon.is === "photo") {
    const { picture } = icon;
    return (
      <PictureWell
        className="-mx-1.25 size-7 rounded-1"
        {...{ picture, width: 28, height: 28 }}
        icon={<FileIcon kind={picture.kind} />}
      />
    );
  }
  if (icon.is === "command") {
    const { command } = icon;
    return <Icon name={commandIcons[command.is === "preference" ? command.name : command.is]} />;
  }
  return <Icon name={drawn[icon.is]} />;
}

function IconOf({ contentTypeId, kinds }: { contentTypeId: string; kinds: readonly Kind[] }) {
  return <Icon name={kinds.find(({ id }) => id === contentTypeId)?.icon ?? "box"} />;
}
