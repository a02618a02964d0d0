import {
  Calendar,
  Hash,
  Link2,
  List,
  type LucideIcon,
  MapPin,
  Tags,
  ToggleLeft,
  Type,
  UserRound,
} from "lucide-react";
import type { FilterKind } from "#lib/fields/filter/filter-kinds.ts";

const icons: Readonly<Record<FilterKind, LucideIcon>> = {
  text: Type,
  option: List,
  identifier: Hash,
  integer: Hash,
  number: Hash,
  counter: Hash,
  boolean: ToggleLeft,
  date: Calendar,
  moment: Calendar,
  stamp: Calendar,
  texts: Tags,
  refer: Link2,
  refers: Link2,
  present: Link2,
  member: UserRound,
  location: MapPin,
  closed: Type,
};

export function FieldIcon({ kind }: { kind: FilterKind }) {
  const Icon = icons[kind];
  return <Icon size={16} />;
}
