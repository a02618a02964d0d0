/** The error that the callback page gets when a sign-in fails (decisions.md "Auth API"). */
export type LoginError = "access_denied" | "login_disabled" | "server_error";

/** A sign-in that is refused for a known reason. Any other failure is a `server_error`. */
export class LoginRefused extends Error {
  readonly loginError: LoginError;

  constructor(loginError: LoginError, message: string) {
    super(message);
    this.name = "LoginRefused";
    this.loginError = loginError;
  }
}
