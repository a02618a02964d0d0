import type { Page } from "@playwright/test";

/** Brings a page to where its picture is taken, as a member would come there; may answer what puts all back. */
export type Way = (page: Page) => Promise<unknown>;
