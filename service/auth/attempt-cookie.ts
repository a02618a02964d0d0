import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { loginAttemptSeconds } from "#service/auth/login-attempt.ts";
import { hashSecret } from "#service/auth/secret.ts";

/**
 * Binds a sign-in to the browser that started it, which prevents login CSRF. Each sign-in has its own cookie, so that
 * two tabs can sign in at once.
 */
export function setAttemptCookie(callback: URL, state: string): string {
  return attemptCookie(callback, state, bindingOf(state), loginAttemptSeconds);
}

export function clearAttemptCookie(callback: URL, state: string): string {
  return attemptCookie(callback, state, "", 0);
}

export function isFromThisBrowser(request: FastifyRequest, state: string): boolean {
  const prefix = `${nameOf(state)}=`;
  const cookie = (request.headers.cookie ?? "").split("; ").find((pair) => pair.startsWith(prefix));
  const given = Buffer.from(cookie?.slice(prefix.length) ?? "");
  const expected = Buffer.from(bindingOf(state));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function attemptCookie(callback: URL, state: string, value: string, maxAgeSeconds: number): string {
  const secure = callback.protocol === "https:" ? "; Secure" : "";
  const rules = `Path=${callback.pathname}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
  return `${nameOf(state)}=${value}; ${rules}`;
}

function nameOf(state: string): string {
  return `space_login_${hashSecret(`name ${state}`).slice(0, 16)}`;
}

function bindingOf(state: string): string {
  return hashSecret(`binding ${state}`);
}
