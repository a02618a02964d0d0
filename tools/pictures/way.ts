import type { Page } from "@playwright/test";

/** Brings a page to where its picture is taken, as a member would come there; may answer what puts all back. */
export type Way = (page: Page) => Promise<unknown>;

/** There is nothing to take a picture of at this portal; it is said, and the others are taken. */
export class NotHere extends Error {
  override name = "NotHere";
}
