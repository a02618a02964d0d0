// Refresh token rotation as https://authjs.dev/guides/refresh-token-rotation shows it ("JWT strategy"), the token in
// the session as https://authjs.dev/guides/integrating-third-party-backends shows it, for a Space that speaks OAuth 2.
import NextAuth from "next-auth";

const { AUTH_SECRETS, SPACE_OAUTH2_URL, SESSION_MAX_AGE } = process.env;
const clientId = "portal";
const clientSecret = "the stub Space does not ask for it";

export const { handlers, auth } = NextAuth({
  trustHost: true,
  // Newest first. By AUTH_SECRET_1 and so on, next-auth 5.0.0-beta.32 never reads but the one secret.
  ...(AUTH_SECRETS && { secret: AUTH_SECRETS.split(",") }),
  ...(SESSION_MAX_AGE && { session: { maxAge: Number(SESSION_MAX_AGE) } }),
  providers: [
    {
      id: "space",
      name: "Space",
      type: "oauth",
      clientId,
      clientSecret,
      checks: ["pkce", "state"],
      authorization: { url: `${SPACE_OAUTH2_URL}/authorize`, params: { scope: "APP" } },
      token: `${SPACE_OAUTH2_URL}/token`,
      userinfo: `${SPACE_OAUTH2_URL}/userinfo`,
      profile: (profile) => ({ id: profile.sub, name: profile.name, email: profile.email }),
    },
  ],
  callbacks: {
    async jwt({ token, account }) {
      if (account) {
        // First-time login, save the `access_token`, its expiry and the `refresh_token`
        return {
          ...token,
          access_token: account.access_token,
          expires_at: account.expires_at ?? 0,
          refresh_token: account.refresh_token,
        };
      }
      if (Date.now() < token.expires_at * 1000) return token;
      // The `access_token` has expired, try to refresh it
      if (!token.refresh_token) throw new TypeError("Missing refresh_token");
      try {
        const response = await fetch(`${SPACE_OAUTH2_URL}/token`, {
          method: "POST",
          body: new URLSearchParams({
            client_id: clientId,
            client_secret: clientSecret,
            grant_type: "refresh_token",
            refresh_token: token.refresh_token,
          }),
        });
        const tokensOrError = await response.json();
        if (!response.ok) throw tokensOrError;
        return {
          ...token,
          access_token: tokensOrError.access_token,
          expires_at: Math.floor(Date.now() / 1000 + tokensOrError.expires_in),
          refresh_token: tokensOrError.refresh_token ?? token.refresh_token,
        };
      } catch (error) {
        console.error("Error refreshing access_token", error);
        // If we fail to refresh the token, return an error so we can handle it on the page
        token.error = "RefreshTokenError";
        return token;
      }
    },
    async session({ session, token }) {
      session.error = token.error;
      session.accessToken = token.access_token;
      return session;
    },
  },
  events: {
    // Not in the guide; without it a sign-out would leave the pair alive at the Space.
    async signOut(message) {
      const token = "token" in message ? message.token : null;
      if (!token?.refresh_token) return;
      await fetch(`${SPACE_OAUTH2_URL}/revoke`, {
        method: "POST",
        body: new URLSearchParams({ client_id: clientId, token: token.refresh_token }),
      });
    },
  },
});

declare module "next-auth" {
  interface Session {
    accessToken?: string | undefined;
    error?: "RefreshTokenError" | undefined;
  }
}

declare module "@auth/core/jwt" {
  interface JWT {
    access_token?: string | undefined;
    expires_at: number;
    refresh_token?: string | undefined;
    error?: "RefreshTokenError" | undefined;
  }
}
