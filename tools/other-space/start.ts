import { authRoutes } from "./auth.ts";
import type { Answer, Routes } from "./call.ts";
import { type Choices, choose, type Options, type ServiceName, serviceNames } from "./choices.ts";
import { cmaRoutes, cmaTokens } from "./cma.ts";
import { contentRoutes, listOfType, readContent } from "./contents.ts";
import { deliveryRoutes, uploadRoutes } from "./files.ts";
import { listen, serve } from "./listen.ts";
import { meRoutes } from "./me.ts";
import { listMedia, mediaRoutes, readMedia } from "./media.ts";
import { seed } from "./seed.ts";
import { SignIns } from "./sign-ins.ts";
import { emptySpace, type Space } from "./space.ts";
import { Tokens } from "./tokens.ts";

/** Starts a Space on loopback ports, one for each service; README.md has the options. */
export async function startOtherSpace(options: Options = {}) {
  const choices = choose(options);
  const { protocol } = new URL(choices.callbackUrl);
  if (!/^https?:$/.test(protocol)) throw new Error("callbackUrl must be a web address.");
  const space = emptySpace(choices);
  await seed(space);
  const ofCma = cmaTokens(space);
  const routes = allRoutes(space, ofCma);
  const bases = basesOf(choices);
  let busyUntil = 0;
  const calls: string[] = [];
  const busy = () => (Date.now() < busyUntil ? busyAnswer(space, busyUntil) : undefined);
  const servers = serviceNames.map((name) => ({
    name,
    server: serve({
      base: bases[name],
      routes: routes[name],
      busy,
      choices,
      onCall: (call) => calls.push(`${name} ${call}`),
    }),
  }));
  for (const { name, server } of servers) space.origins[name] = await listen(server, choices.ports[name]);
  return {
    spaceId: space.id,
    origins: space.origins,
    addresses: addressesOf(space, bases),
    typeId: space.typeId,
    cmaTokens: ofCma,
    /** What the services were asked, such as `acma GET /api/v1/me`. */
    calls,
    /** All services answer that they are busy for so long. */
    beBusy(seconds: number) {
      busyUntil = Date.now() + seconds * 1000;
    },
    async stop() {
      for (const { server } of servers) server.closeAllConnections();
      await Promise.all(servers.map(({ server }) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

function basesOf({ memberBase }: Choices): { [name in ServiceName]: string } {
  const none = { upload: "", media: "", provider: "" };
  return { auth: "/v1", cma: "/v1", acma: memberBase, acda: memberBase, ...none };
}

/** Base addresses, as the interface names them. */
function addressesOf({ origins }: Space, bases: ReturnType<typeof basesOf>) {
  const address = (name: ServiceName) => origins[name] + bases[name];
  return {
    auth: address("auth"),
    acma: address("acma"),
    acda: address("acda"),
    upload: address("upload"),
    cma: address("cma"),
  };
}

function allRoutes(space: Space, ofCma: ReturnType<typeof cmaTokens>): { [name in ServiceName]: Routes } {
  const tokens = new Tokens(space);
  const signIns = new SignIns(space, tokens);
  const { paths } = space.choices;
  return {
    auth: authRoutes(space, tokens, signIns),
    provider: signIns.providerRoutes(),
    cma: cmaRoutes(space, ofCma),
    acma: { ...meRoutes(space, tokens), ...contentRoutes(space, tokens), ...mediaRoutes(space, tokens) },
    acda: {
      [paths.deliverContents]: listOfType(space, tokens, "acda"),
      [paths.deliverContent]: readContent(space, tokens),
      [paths.deliverAllMedia]: listMedia(space, tokens, "acda"),
      [paths.deliverMedia]: readMedia(space, tokens),
    },
    upload: uploadRoutes(space, tokens),
    media: deliveryRoutes(space),
  };
}

function busyAnswer({ choices }: Space, until: number): Answer {
  const seconds = String(Math.ceil((until - Date.now()) / 1000));
  const wholeSecond = Math.ceil(until / 1000) * 1000;
  const value = choices.retryAfter === "date" ? new Date(wholeSecond).toUTCString() : seconds;
  const headers = choices.retryAfter === "none" ? {} : { "retry-after": value };
  return { status: choices.statuses.busy, headers };
}
