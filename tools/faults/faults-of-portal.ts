import { command, type Fault, portalChaos, scenario, test, upgradeTry } from "./fault.ts";

/** What fails between members and the portal, in it, and around it. */
export const faultsOfPortal: readonly Fault[] = [
  {
    fault: "the Auth API is down, slow, or answers nonsense at a renewal",
    members: "they go on until their accessToken expires, then “Can’t reach the service”",
    holds: "they stay signed in, and it works again without a reload",
    tests: [scenario("E8"), scenario("E8 (refused connections)"), scenario("E11"), scenario("E16")],
  },
  {
    fault: "ACMA is down, answers 5xx, half of its JSON, a page, or 10 MB",
    members: "the last data, marked as old, with “Try again”",
    holds: "no page breaks; the portal's memory is bounded",
    tests: [
      test("components/contents/list-outage.browser.test.tsx", "the rows stay, marked as old"),
      test("lib/session/upstream/upstream-exchange.test.ts", "memory stays bounded"),
    ],
  },
  {
    fault: "ACMA answers 429 with Retry-After",
    members: "the answer, later",
    holds: "the wait is kept; a write keeps its key, so that it isn't done twice",
    tests: [
      test("lib/browser/send/send.test.ts", "429 is sent again after its wait, three times at the most"),
      test(
        "lib/browser/send/send.test.ts",
        "a write has a key of its own, which a retry after a refusal keeps",
      ),
    ],
  },
  {
    fault: "the connection is lost during a write",
    members: "the editor keeps every text and says whether the write is known to have happened",
    holds: "one Content: the portal looks for it before it sends a create again",
    tests: [
      test("lib/browser/publish/create-content.test.ts", "after an unknown end it is looked for"),
      test("lib/browser/publish/create-content.test.ts", "when one cannot look, it stays unknown"),
    ],
  },
  {
    fault: "the network goes away and comes back",
    members: "a notice; what they publish waits on the device",
    holds: "each draft is published once, with its last text",
    tests: [
      test("e2e/publish-queue.spec.ts", "a publish without a connection goes out from another page, once"),
      test(
        "e2e/offline-drafts/offline-drafts.spec.ts",
        "is published once, with its last text, whatever is cut",
      ),
    ],
  },
  {
    fault: "the tab or the browser is killed",
    members: "the draft at the next visit",
    holds: "what was typed a second before is there",
    tests: [
      test("e2e/kill-tab/kill-tab.spec.ts", "what was typed a second before a tab is killed is there again"),
    ],
  },
  {
    fault: "the session ends while a form is open",
    members: "a sign-in over the form, then the same form",
    holds: "the text stays; another member who signs in doesn't see it",
    tests: [
      test(
        "e2e/session-end/sign-in-again.spec.ts",
        "G1: is taken up again in place, and the form is sent once",
      ),
      test("e2e/session-end/sign-in-again.spec.ts", "G2: another member who signs in there sees nothing"),
    ],
  },
  {
    fault: "two members edit one Content",
    members: "the second one sees both versions, field by field, and chooses",
    holds: "nothing is overwritten unseen",
    tests: [test("e2e/conflict.spec.ts", "what both changed is chosen field by field")],
  },
  {
    fault: "a portal is killed (`kill -9`)",
    members: "nothing: another instance answers",
    holds: "no sign-out, unless the machine dies during a renewal",
    tests: [
      scenario("E12"),
      test("lib/session/renewal/renewer.test.ts", "an instance that is killed after the Auth API renewed"),
      test("lib/workers.test.ts", "workers share a port, and one that dies is replaced under its number"),
      command(portalChaos),
    ],
  },
  {
    fault: "a portal is restarted (SIGTERM)",
    members: "nothing",
    holds: "calls and renewals are finished, no 5xx, no sign-out",
    tests: [scenario("E13"), scenario("E21")],
  },
  {
    fault: "SIGTERM twice, or to the whole process group",
    members: "nothing",
    holds: "as after one",
    tests: [
      scenario("E13b"),
      test("service/signals.test.ts", "changes nothing: the request under way is answered"),
    ],
  },
  {
    fault: "Valkey is killed, slow, or loses its memory",
    members: "nothing",
    holds: "instances continue alone, the log says so, and they write the records back",
    tests: [
      scenario("E14"),
      test("lib/session/records/shared-records.test.ts", "a store that lost its memory learns again"),
      command(portalChaos),
    ],
  },
  {
    fault: "the Space service is killed during writes and uploads",
    members: "“Can’t reach the service”",
    holds: "after the restart every acknowledged write is there, and no Media is incomplete",
    tests: [
      test(
        "service/database/durability.test.ts",
        "keeps every acknowledged write when the service is killed",
      ),
      test("service/media/crash.test.ts", "every acknowledged Media is whole, and processing goes on"),
    ],
  },
  {
    fault: "DNS is gone",
    members: "502 or 503, then the answer",
    holds: "the log has the name or the code; members stay signed in; it works again by itself",
    tests: [scenario("E22"), test("service/database/dns-gone.test.ts", "DNS is gone")],
  },
  {
    fault: "the portal's clock is wrong by minutes, or jumps",
    members: "nothing",
    holds: "expiry is judged by lifetimes; at most one more renewal",
    tests: [
      scenario("C5"),
      test("lib/session/renewal/wrong-clock.test.ts", "a clock that is put right by ten minutes"),
      test("lib/session/renewal/wrong-clock.test.ts", "an accessToken is used as long as it lives"),
    ],
  },
  {
    fault: "an upgrade: two versions side by side, migrations on many rows",
    members: "nothing",
    holds: "sessions, drafts and uploads go on; no statement waits for an index ([upgrade](upgrade.md))",
    tests: [
      command(upgradeTry),
      test("tools/upgrade/written.test.ts", "the session cookie opens"),
      test("tools/upgrade/written.test.ts", "every record of the shared store opens"),
      test("tools/upgrade/written.test.ts", "the draft of the device is read with its text"),
      test("service/database/migrate.test.ts", "an upgrade takes longer than a statement may take"),
    ],
  },
  {
    fault: "`SESSION_SECRETS` change",
    members: "nothing",
    holds: "sessions and records of either step open in the next one",
    tests: [
      test("lib/session/cookie/key-rotation.test.ts", "the steps of docs/upgrade.md keep members signed in"),
      scenario("B4"),
    ],
  },
  {
    fault: "the browser repeats a POST by itself",
    members: "nothing",
    holds: "one Content, one Media, one Upload",
    tests: [test("e2e/repeated-post.spec.ts", "a POST that Chromium repeats by itself makes one Content")],
  },
  {
    fault: "the page is reloaded while files are on their way",
    members: "they go on",
    holds: "every dropped file becomes one Media",
    tests: [test("e2e/uploads-kept.spec.ts", "and the page reloaded at a random moment")],
  },
  {
    fault: "an upload breaks off at any byte",
    members: "it resumes, or restarts where the Space has no tus",
    holds: "one complete Media; unused Uploads are removed",
    tests: [
      test("e2e/uploads/cuts.test.ts", "one Media at the end, and it is whole"),
      test("service/upload/remove-uploads.test.ts", "is there for 24 hours, and then gone with its bytes"),
    ],
  },
];
