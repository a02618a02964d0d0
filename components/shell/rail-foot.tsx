import { ChevronsUpDown } from "lucide-react";
import { Avatar } from "#components/ui/picture/avatar.tsx";
import { type You, YouNames, youMenuId } from "./you.tsx";

export function RailFoot({ you }: { you: You }) {
  return (
    <div className="rail-foot">
      <button type="button" className="member-button" popoverTarget={youMenuId}>
        <Avatar id={you.id} name={you.name} url={you.avatarUrl} size={32} />
        <YouNames you={you} />
        <ChevronsUpDown size={16} />
      </button>
    </div>
  );
}
