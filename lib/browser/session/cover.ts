/** Nothing of the page is to be seen, but what is put over it. At once: what follows may take its time. */
export function coverPage(): void {
  document.documentElement.dataset.covered = "";
}

export function uncoverPage(): void {
  delete document.documentElement.dataset.covered;
}
