import * as z from "zod";
import { paths } from "../../../lib/paths.ts";
import { configurationDigest } from "../../../lib/space-file/configuration-digest.ts";
import { ask, isSilence, silenceWords, told } from "../ask.ts";
import { pieceBytes, roomForPiece } from "../body-room.ts";
import type { Check } from "../check.ts";
import { type Finding, fault, ok, unknown } from "../finding.ts";
import type { Ground } from "../ground.ts";
import { shown } from "../shown-address.ts";

/** What members open is this portal, with these settings, and its cookies keep their rules on the way. */
export const portal: Check = {
  name: "portal",
  async look(ground) {
    const { portalUrl } = ground.environment;
    const url = portalUrl + paths.api.health();
    const answer = await ask(url);
    if (isSilence(answer)) {
      return [
        unknown(`PORTAL_URL ${shown(portalUrl)} ${silenceWords(answer)}`, "Start the portal, and ask again."),
      ];
    }
    if (answer.status === 502 || answer.status === 504) {
      return [
        fault(told(url, {}, answer), "Start the portal, or tell the proxy where it listens (HOST, PORT)."),
      ];
    }
    const health = healthIn(answer.text);
    if (health === undefined) {
      return [
        fault(
          `${told(url, {}, answer)}, and no portal does`,
          "Set PORTAL_URL to the address that members open, and let the proxy pass every address on.",
        ),
      ];
    }
    return [sameSettings(ground, health), ...(await signInBegins(ground)), ...(await uploadsPass(ground))];
  },
};

const healthSchema = z.looseObject({
  status: z.enum(["ok", "starting", "draining"]),
  configuration: z.string().optional(),
});

type Health = z.infer<typeof healthSchema>;

function healthIn(text: string): Health | undefined {
  try {
    return healthSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function sameSettings({ environment, spaceFile }: Ground, { configuration }: Health): Finding {
  const what = `PORTAL_URL ${shown(environment.portalUrl)}`;
  if (configuration === undefined) {
    return unknown(`${what} is a portal that doesn't say its settings`, "Start the newest version.");
  }
  if (configuration === configurationDigest(environment, spaceFile.text ?? "")) {
    return ok(`${what} is this portal, with this Space file and these addresses`);
  }
  return fault(
    `${what} is a portal with another Space file, SPACE_ID or addresses than these`,
    "Start the portal again, as it reads its settings at the start; or run the doctor with its settings.",
  );
}

/** How the cookie begins that remembers a sign-in (lib/session/cookie/cookie-options.ts), also without its `__Host-`. */
const intentCookie = /^(?:__Host-)?atrium-(?:\d+-)?intent-/;

/** Begins a sign-in from the sign-in page, as a browser without `Sec-Fetch-Site` does. */
async function signInBegins({ environment, spaceFile }: Ground): Promise<Finding[]> {
  const { portalUrl, services, secure } = environment;
  const [provider] = spaceFile.file?.providers ?? [];
  if (provider === undefined) return [];
  const url = portalUrl + paths.login(provider.id);
  const question = { method: "POST", headers: { origin: portalUrl, accept: "text/html" } };
  const answer = await ask(url, question);
  if (isSilence(answer) || answer.status === 429) return [unknown(`${shown(url)} was not asked`)];
  if (answer.status === 403) {
    return [
      fault(
        `${told(url, question, answer)}: the portal that runs has another PORTAL_URL`,
        "Start every instance with the PORTAL_URL that members see.",
      ),
    ];
  }
  const cookies = answer.headers.getSetCookie();
  const findings = cookies.flatMap((line) => cookieFaults(line, secure));
  if (!answer.text.includes(services.auth)) {
    findings.push(
      fault(
        `${told(url, question, answer)}: it does not lead to AUTH_URL`,
        "Start the portal again: it runs with another AUTH_URL or Space file than these.",
      ),
    );
  } else if (!cookies.some((line) => intentCookie.test(line))) {
    const what = `${told(url, question, answer)}: it begins a sign-in and sets no cookie`;
    findings.push(fault(what, "Let the proxy pass Set-Cookie on."));
  }
  return findings.length > 0 ? findings : [ok("a sign-in begins there, and its cookie keeps the rules")];
}

async function uploadsPass({ environment: { portalUrl, spaceId } }: Ground): Promise<Finding[]> {
  const url = `${portalUrl}${paths.api.upload}/spaces/${encodeURIComponent(spaceId)}/uploads`;
  const size = `${pieceBytes / 1024 / 1024} MiB`;
  const room = await roomForPiece(url);
  if (room === "taken") return [ok(`a piece of an upload, ${size}, gets through to it`)];
  if (room === "unknown") {
    return [unknown(`${shown(url)} does not say whether a piece of an upload, ${size}, gets through`)];
  }
  return [
    fault(
      `${shown(url)} refuses a piece of an upload, ${size}, with 413`,
      `Let the proxy take bodies of that size (nginx: client_max_body_size), and pass them on as they come.`,
    ),
  ];
}

/** What a proxy may have done to a cookie: each of these the portal writes itself. */
function cookieFaults(line: string, secure: boolean): Finding[] {
  const [pair = "", ...attributes] = line.split(/;\s*/);
  const name = pair.split("=")[0] ?? "";
  const has = (wanted: string) => attributes.some((each) => each.toLowerCase() === wanted.toLowerCase());
  const wrong = [
    ...(secure && !name.startsWith("__Host-") ? ["has no __Host- prefix"] : []),
    ...(secure && !has("Secure") ? ["is not Secure"] : []),
    ...(has("HttpOnly") ? [] : ["is not HttpOnly"]),
    ...(has("SameSite=Lax") ? [] : ["is not SameSite=Lax"]),
    ...(has("Path=/") ? [] : ["is not for Path=/"]),
    ...(attributes.some((each) => /^domain=/i.test(each)) ? ["names a Domain"] : []),
  ];
  return wrong.map((what) =>
    fault(`the cookie ${name.slice(0, 20)} ${what}`, "Let the proxy pass Set-Cookie on as it is."),
  );
}
