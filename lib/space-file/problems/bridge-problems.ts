import * as z from "zod";
import { type FileProblem, mistake, warning } from "./file-problem.ts";

/** What the checks need, whatever else is wrong. */
export const looseBridgeSchema = z
  .object({
    link: z.string(),
    customScheme: z.boolean().default(false),
    android: z.array(z.unknown()).catch([]),
    ios: z.array(z.unknown()).catch([]),
  })
  .optional()
  .catch(undefined);

type LooseBridge = NonNullable<z.infer<typeof looseBridgeSchema>>;

const at = ["bridge", "link"] as const;

/** Settings of `bridge` that would pass sign-ins on to no app, or to any. */
export function* bridgeProblems(bridge: LooseBridge): Generator<FileProblem> {
  const { link, customScheme, android, ios } = bridge;
  if (!URL.canParse(link)) {
    yield mistake(at, "isn't a URL such as https://portal.example/app/signed-in");
    return;
  }
  const url = new URL(link);
  const apps = android.length + ios.length;
  if (customScheme) yield* schemeProblems(url, apps);
  else yield* webProblems(url, apps);
  if (/[?#]/.test(link)) yield mistake(at, "has a query or a fragment: nothing but the sign-in goes there");
  if (url.username !== "" || url.password !== "") yield mistake(at, "has a user or a password in it");
}

function* webProblems({ protocol }: URL, apps: number): Generator<FileProblem> {
  if (protocol !== "https:") {
    yield mistake(
      at,
      `isn't an https URL, which one app alone can claim; a scheme that any app can take needs "customScheme": true`,
    );
  } else if (apps === 0) {
    yield warning(["bridge"], "names no app (android, ios): no device can tell whose the link is");
  }
}

function* schemeProblems({ protocol }: URL, apps: number): Generator<FileProblem> {
  if (protocol === "https:") {
    yield mistake(
      ["bridge", "customScheme"],
      "is for a link with a scheme of its own, and this one is https",
    );
  } else if (!protocol.includes(".")) {
    yield mistake(at, "has a scheme that isn't a reversed domain, such as com.example.app:/signed-in");
  } else {
    yield warning(
      at,
      "has a scheme that any other app can take, and the sign-in with it; prefer an https link",
    );
    if (apps > 0) yield warning(["bridge"], "names apps, but a custom scheme cannot be verified");
  }
}
