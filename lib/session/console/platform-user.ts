import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { environment } from "#lib/environment.ts";
import { paths } from "#lib/paths.ts";
import { fillPath } from "#lib/space/endpoints.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import type { ConsoleSend } from "#lib/space/space-memberships.ts";
import { operationOf, spaceQuery } from "#lib/space-file/current.ts";
import { parseConsoleReturn } from "../forms/return-to.ts";
import { pageRequest, pageResponse, unreachable } from "../upstream/page-call.ts";
import { type ConsoleSession, openConsole, sendToCma } from "./console-session.ts";

export interface ConsoleUser {
  id: string;
  send: ConsoleSend;
}

const getConsoleUser = cache(async (): Promise<ConsoleUser | undefined> => {
  const session = await openConsole({ headers: await headers() });
  return session && { id: session.userId, send: sendOf(session) };
});

/** The platform user of the request; redirects to the token form without one. */
export async function requireConsoleUser(): Promise<ConsoleUser> {
  return (await getConsoleUser()) ?? (await redirectToTokenForm("ended"));
}

/** Redirects a signed-in platform user away from the token form. */
export async function redirectWhenSignedIn(returnTo: string | undefined): Promise<void> {
  if ((await getConsoleUser()) !== undefined) redirect(parseConsoleReturn(returnTo));
}

/** Redirects to the token form, which leads back here. */
export async function redirectToTokenForm(problem: "ended" | "token_refused"): Promise<never> {
  const returnTo = parseConsoleReturn((await headers()).get("x-address"));
  const back = returnTo === paths.console.spaces() ? {} : { returnTo };
  redirect(paths.console.signIn({ problem, ...back }));
}

function sendOf(session: ConsoleSession): ConsoleSend {
  return async (call) => {
    const { endpoint, parameters = {}, query = "" } = call;
    const { method, path } = operationOf(endpoint);
    const address = environment().services.cma + fillPath(path, parameters);
    const request = pageRequest(address, method, { ...call, query: spaceQuery(query) });
    const response = await sendToCma(session, request).catch((error: unknown) => {
      throw unreachable(error);
    });
    if (response === "ended") {
      throw new SpaceError({ status: 401, code: "SessionEnded", message: "CMA does not accept the token." });
    }
    return await pageResponse(response);
  };
}
