let intended: { name: string; at: number } | undefined;

const longestWayMilliseconds = 30_000;

/** The member has asked for a draft to be published; its editor does so as soon as it is open. */
export function intendPublish(name: string): void {
  intended = { name, at: Date.now() };
}

/** Whether that was asked for, and only just; no address can say it, only a press on this very page. */
export function takePublishIntent(name: string): boolean {
  const is = intended?.name === name && Date.now() - intended.at < longestWayMilliseconds;
  intended = undefined;
  return is;
}
