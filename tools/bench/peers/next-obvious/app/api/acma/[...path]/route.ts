import type { NextRequest } from "next/server";
import { getSession } from "../../../../lib/session";

export async function GET(request: NextRequest, { params }: { params: Promise<{ path: string[] }> }) {
  const { pair } = await getSession();
  if (pair === undefined) return Response.json({ error: "SessionEnded" }, { status: 401 });
  const { path } = await params;
  const response = await fetch(`${process.env.ACMA_URL}/${path.join("/")}${request.nextUrl.search}`, {
    headers: { authorization: `Bearer ${pair.accessToken}` },
    cache: "no-store",
  });
  return new Response(response.body, {
    status: response.status,
    headers: { "content-type": response.headers.get("content-type") ?? "application/json" },
  });
}
