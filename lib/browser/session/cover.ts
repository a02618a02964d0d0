/** Hides the page except for its dialogs. Synchronous, as what follows may take time. */
export function coverPage(): void {
  document.documentElement.dataset.covered = "";
}

export function uncoverPage(): void {
  delete document.documentElement.dataset.covered;
}
