import { makeMapFiles } from "../build/map/map-files.ts";

/** Vite serves them from `public/`. */
export default async function setup(): Promise<void> {
  await makeMapFiles();
}
