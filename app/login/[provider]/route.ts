import { beginSignIn } from "#lib/session/login.ts";
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
