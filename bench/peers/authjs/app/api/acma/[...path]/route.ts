import { auth } from "../../../../auth";

const passed = ["accept", "content-type", "if-none-match", "x-service-version", "x-service-advanced-search"];

// Wrapped in `auth`, a route handler sends the session's new cookie along.
const handle = auth(async (request) => {
  const { auth: session } = request;
  if (!session?.accessToken || session.error)
    return Response.json({ error: "Not authenticated" }, { status: 401 });
  const { pathname, search } = request.nextUrl;
  const headers = new Headers({ authorization: `Bearer ${session.accessToken}` });
  for (const name of passed) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const response = await fetch(process.env.ACMA_URL + pathname.slice("/api/acma".length) + search, {
    method: request.method,
    headers,
    body: request.body,
    cache: "no-store",
    redirect: "manual",
    ...(request.body && { duplex: "half" }),
  });
  const contentType = response.headers.get("content-type");
  return new Response(response.body, {
    status: response.status,
    ...(contentType && { headers: { "content-type": contentType } }),
  });
});

export const GET = handle;
export const POST = handle;
export const PUT = handle;
export const PATCH = handle;
export const DELETE = handle;
