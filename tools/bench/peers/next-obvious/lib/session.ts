import { getIronSession } from "iron-session";
import { cookies } from "next/headers";

interface SessionData {
  pair?: { accessToken: string; refreshToken: string; expiresAt: string };
}

export async function getSession() {
  return getIronSession<SessionData>(await cookies(), {
    cookieName: "session",
    password: process.env.SECRET ?? "",
    cookieOptions: { httpOnly: true, sameSite: "lax", secure: false },
  });
}
