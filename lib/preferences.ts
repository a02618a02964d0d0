import { parseLanguage } from "#lib/messages/language.ts";
import { parseTheme } from "#lib/messages/theme.ts";
import { paths } from "#lib/paths.ts";
import { cookieAttributes, hiddenStepsCookie } from "#lib/session/cookie/cookie-options.ts";
import { goTo, refusal } from "#lib/session/forms/answers.ts";
import { isSameOrigin, readForm } from "#lib/session/forms/form.ts";
import { parseReturnTo } from "#lib/session/forms/return-to.ts";

const yearSeconds = 365 * 24 * 60 * 60;
const anyOrigin = "http://portal.invalid";

/**
 * `POST /preferences`: stores a language, a theme, or who hides the first steps on this device and returns to the
 * form's page.
 */
export async function savePreferences(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) {
    return refusal(403, "This has to be chosen on a page of this portal.");
  }
  const form = await readForm(request);
  if (form === undefined) return refusal(413, "This isn't a form of this portal.");
  const headers = new Headers();
  const language = parseLanguage(form.get("language"));
  const theme = parseTheme(form.get("theme"));
  if (language !== undefined) headers.append("set-cookie", preferenceCookie("language", language));
  if (theme !== undefined) headers.append("set-cookie", preferenceCookie("theme", theme));
  const memberId = form.get(hiddenStepsCookie);
  if (memberId) {
    const cookie = preferenceCookie(hiddenStepsCookie, encodeURIComponent(memberId));
    headers.append("set-cookie", `${cookie}; HttpOnly`);
  }
  return goTo(pageOf(form.get("returnTo")), headers);
}

function preferenceCookie(name: "language" | "theme" | typeof hiddenStepsCookie, value: string): string {
  const { secure } = cookieAttributes();
  return `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${yearSeconds}${secure ? "; Secure" : ""}`;
}

// Unlike after sign-in, the sign-in page may be returned to.
function pageOf(address: string | null): string {
  if (address === null || !address.startsWith(paths.signIn())) return parseReturnTo(address);
  const { pathname, searchParams } = new URL(address, anyOrigin);
  if (pathname !== paths.signIn()) return parseReturnTo(address);
  const problem = searchParams.get("problem");
  const returnTo = parseReturnTo(searchParams.get("returnTo"));
  return paths.signIn({
    ...(problem !== null && { problem }),
    ...(returnTo !== paths.home() && { returnTo }),
  });
}
