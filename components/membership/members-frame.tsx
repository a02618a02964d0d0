import { MembersSkeleton } from "./members-skeleton.tsx";

/** The frame of a Space's members while they are on their way. */
export function MembersFrame() {
  return (
    <div className="list members">
      <div className="list-page">
        <header className="page-head">
          <span className="skeleton member-block-title" />
        </header>
        <div className="add-member add-member-blank" />
        <MembersSkeleton />
      </div>
    </div>
  );
}
