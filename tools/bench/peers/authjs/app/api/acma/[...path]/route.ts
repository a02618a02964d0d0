import { auth } from "../../../../auth";

const passed = ["accept", "content-type", "if-none-match", "x-service-version", "x-service-advanced-search"];

// Wrapped in `auth`, a route handler sends the session's new cookie along.
const handle = auth(async (request) => {
  const { auth: session } = request;
  if (!session?.accessToken || session.error)
    return Response.json({ error: "Not authenticated" }, { status: 401 });
  const headers = new Headers({ authorization: `Bearer ${session.accessToken}` });
  for (const name of passed) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const { pathname, search } = new URL(request.url);
  return await fetch(process.env.ACMA_URL + pathname.slice("/api/acma".length) + search, {
    method: request.method,
    headers,
    body: request.body,
    cache: "no-store",
    redirect: "manual",
    ...(request.body && { duplex: "half" }),
  });
});

export const GET = handle;
export const POST = handle;
export const PUT = handle;
export const PATCH = handle;
export const DELETE = handle;
