// Keeps the session of pages alive, as https://authjs.dev/getting-started/session-management/protecting shows it.
export { auth as proxy } from "./auth";

export const config = { matcher: ["/((?!api|_next/static|_next/image|favicon.ico).*)"] };
