import { getSession } from "../../lib/session";

export async function POST(request: Request) {
  const session = await getSession();
  session.pair = await request.json();
  await session.save();
  return new Response(null, { status: 204 });
}
