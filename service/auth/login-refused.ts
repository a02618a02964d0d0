/** What the callback page is told when a sign-in does not end well (decisions.md "Auth API"). */
export type LoginError = "access_denied" | "login_disabled" | "server_error";

/** A sign-in that ended as it may, and without a member. Any other failure of one is a `server_error`. */
export class LoginRefused extends Error {
  readonly loginError: LoginError;

  constructor(loginError: LoginError, message: string) {
    super(message);
    this.name = "LoginRefused";
    this.loginError = loginError;
  }
}
