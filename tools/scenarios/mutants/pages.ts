import { type Mutant, mutant } from "./mutant.ts";

const browser = "lib/browser/";

/** F, G: what pages do for a member. */
export const pageMutants: readonly Mutant[] = [
  mutant(
    "the word to the other tabs",
    ["F6"],
    [
      `${browser}session/session-messages.ts`,
      `return \`\${keep}new BroadcastChannel("\${name}").postMessage(\${text});\`;`,
      'return "";',
    ],
    { build: true },
  ),
  mutant(
    "the sign-in over what is open",
    ["G1"],
    [`${browser}session/session-watch.ts`, 'if (status.kind === "left") return;', "return;"],
    { build: true },
  ),
  {
    without: "pages that no browser keeps",
    rows: ["F7"],
    build: true,
    edits: [
      {
        file: "lib/gateway/http/page-headers.ts",
        search: '"cache-control": "private, no-store"',
        replace: '"cache-control": "private, max-age=600"',
      },
      {
        file: "lib/session/sign-in/sign-out.ts",
        search: `{ "clear-site-data": '"cache"' }`,
        replace: "",
      },
    ],
  },
  {
    without: "the member in the key of a draft",
    rows: ["G2"],
    build: true,
    edits: [
      {
        file: `${browser}drafts/draft.ts`,
        search: '[memberId, "new", contentTypeId,',
        replace: '["", "new", contentTypeId,',
      },
      {
        file: `${browser}drafts/drafts.ts`,
        search: "filter((draft) => draft.memberId === memberId)",
        replace: "filter(() => true)",
      },
    ],
  },
];
