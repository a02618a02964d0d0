import { localeOf } from "./merge-locales.ts";
import type { CmaSpace } from "./read-cma.ts";

/** A Space file to begin with. CMA does not say what a Space looks like, or who signs its members in. */
export function firstFile(spaceId: string, space: CmaSpace | undefined): string {
  const locales = (space?.locales.length ? space.locales : ["en-US"]).map(localeOf);
  const lines = (list: readonly unknown[]) => list.map((each) => `\n    ${JSON.stringify(each)}`).join(",");
  return `{
  // Written by \`npm run space:pull\`. What is said here by hand stays when it is pulled again.
  "brand": {
    "name": ${JSON.stringify(space?.name ?? spaceId)},
    // OKLCH: lightness 0 to 1, chroma 0 to 0.4, hue in degrees. CMA does not say it.
    "color": { "l": 0.45, "c": 0.078, "h": 195 }
  },
  "locales": [${lines(locales)}
  ],
  // As the ServiceLogin of the Space has them. CMA does not say them to everybody.
  "providers": [
    { "id": "google", "label": "Google", "icon": "google" }
  ],
  "contentTypes": []
}
`;
}
