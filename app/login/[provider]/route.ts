import { paths } from "#lib/paths.ts";
import { goTo } from "#lib/session/forms/navigate.ts";
import { beginSignIn } from "#lib/session/sign-in/login.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";

export async function POST(
  request: Request,
  { params }: { params: Promise<{ provider: string }> },
): Promise<Response> {
  const { provider } = await params;
  return await beginSignIn(
    request,
    provider,
    currentSpaceFile().providers.map(({ id }) => id),
  );
}

/** The address typed by hand: a sign-in starts on its page. */
export function GET(): Response {
  return goTo(paths.signIn());
}
