/** What was pressed is gone; the row that it was about is where one goes on. */
export function focusRow(membershipId: string | undefined): void {
  if (membershipId === undefined) return;
  requestAnimationFrame(() => {
    const row = `[data-row="${CSS.escape(membershipId)}"] button`;
    const buttons = [...document.querySelectorAll<HTMLElement>(row)];
    buttons.find((button) => button.checkVisibility())?.focus();
  });
}

/** The row that takes the place of one that goes: the next, else the one before. */
export function rowAfter(membershipId: string): string | undefined {
  const ids = [...document.querySelectorAll<HTMLElement>("[data-row]")].map(({ dataset }) => dataset.row);
  const at = ids.indexOf(membershipId);
  return ids[at + 1] ?? ids[at - 1];
}
