import { useTranslations } from "next-intl";
import { inPlace } from "#components/collection/in-place.ts";
import { viewAddress } from "#components/filter/show-view.ts";
import { Segmented, SegmentLink } from "#components/ui/form/segmented.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { MenuLink } from "#components/ui/menu-item.tsx";
import { type ContentsLook, looksOf } from "#lib/collection/of/content-looks.ts";
import { lookChange } from "#lib/collection/of/contents.ts";
import type { ListSubject, ViewProps } from "./list-context.ts";

const icons = { table: "rows-3", compact: "rows-4", cards: "layout-grid", map: "map-pinned" } as const;

export interface LooksProps extends ViewProps {
  /** Stores a look on this device; without it, a look is only in the URL. */
  onLook?: ((look: ContentsLook) => void) | undefined;
}

/** Table, compact, cards or map, as far as the type supports them. */
export function Looks({ subject, view, onLook }: LooksProps) {
  const t = useTranslations("listTools.looks");
  const looks = looksOf(subject.type, subject.source);
  if (looks.length < 2) return null;
  return (
    <Segmented label={t("label")} className={hasLookItems(subject) ? "max-tablet:hidden" : undefined}>
      {looks.map((look) => {
        return (
          <SegmentLink
            key={look}
            {...lookLink({ subject, view, onLook }, look)}
            current={view.look === look}
            padding="icon"
            aria-label={t(look)}
            title={t(look)}
          >
            <Icon name={icons[look]} size={16} />
          </SegmentLink>
        );
      })}
    </Segmented>
  );
}

/** On a phone, a list with a menu has the other looks in it. */
export function LookItems(props: LooksProps) {
  const t = useTranslations("listTools.looks");
  const { subject, view } = props;
  return looksOf(subject.type, subject.source)
    .filter((look) => look !== view.look)
    .map((look) => {
      return (
        <MenuLink key={look} {...lookLink(props, look)} icon={<Icon name={icons[look]} />}>
          {t(look)}
        </MenuLink>
      );
    });
}

function hasLookItems({ source }: ListSubject): boolean {
  return source === "contents";
}

function lookLink({ subject, view, onLook }: LooksProps, look: ContentsLook) {
  const link = inPlace(viewAddress(subject, view, lookChange(view, look)));
  if (onLook === undefined) return link;
  const onNavigate = (event: { preventDefault: () => void }) => {
    onLook(look);
    link.onNavigate(event);
  };
  return { ...link, onNavigate };
}
