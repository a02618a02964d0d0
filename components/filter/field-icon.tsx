import { Icon, type IconName } from "#components/ui/icon.tsx";
import type { FilterKind } from "#lib/fields/filter/filter-kinds.ts";

const icons: Readonly<Record<FilterKind, IconName>> = {
  text: "type",
  option: "list",
  identifier: "hash",
  integer: "hash",
  number: "hash",
  counter: "hash",
  boolean: "toggle-left",
  date: "calendar",
  moment: "calendar",
  stamp: "calendar",
  texts: "tags",
  refer: "link-2",
  refers: "link-2",
  present: "link-2",
  member: "user-round",
  location: "map-pin",
  closed: "type",
};

export function FieldIcon({ kind }: { kind: FilterKind }) {
  return <Icon name={icons[kind]} size={16} />;
}
