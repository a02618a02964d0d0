import { authRoutes } from "./auth.ts";
import type { Answer, Routes } from "./call.ts";
import { choose, type Options, type ServiceName, serviceNames } from "./choices.ts";
import { cmaRoutes, cmaTokens } from "./cma.ts";
import { contentRoutes, listOfType, readContent } from "./contents.ts";
import { listen, serve } from "./listen.ts";
import { meRoutes } from "./me.ts";
import { deliveryRoutes, listMedia, mediaRoutes, readMedia, uploadRoutes } from "./media.ts";
import { processFile } from "./media-file.ts";
import { seed } from "./seed.ts";
import { SignIns } from "./sign-ins.ts";
import { emptySpace, type Space } from "./space.ts";
import { Tokens } from "./tokens.ts";

/** Starts a Space on loopback ports, one for each service; README.md has the options. */
export async function startOtherSpace(options: Options = {}) {
  const choices = choose(options);
  if (!/^https?:$/.test(new URL(choices.callbackUrl).protocol))
    throw new Error("callbackUrl must be a web address.");
  const space = emptySpace(choices);
  await seed(space);
  for (const upload of space.uploads.values()) await processFile(upload, "image/png");
  const tokens = new Tokens(space);
  const ofCma = cmaTokens(space);
  const bases = {
    auth: "/v1",
    acma: choices.memberBase,
    acda: choices.memberBase,
    cma: "/v1",
    upload: "",
    media: "",
    provider: "",
  };
  const signIns = new SignIns(space, tokens);
  const routes = {
    ...memberRoutes(space, tokens),
    auth: authRoutes(space, tokens, signIns),
    cma: cmaRoutes(space, ofCma),
    provider: signIns.providerRoutes(),
  };
  let busyUntil = 0;
  const busy = () => (Date.now() < busyUntil ? busyAnswer(space, busyUntil) : undefined);
  const servers = serviceNames.map((name) => ({
    name,
    server: serve({ base: bases[name], routes: routes[name], busy, choices }),
  }));
  for (const { name, server } of servers) space.origins[name] = await listen(server, choices.ports[name]);
  const address = (name: ServiceName) => space.origins[name] + bases[name];
  return {
    spaceId: space.id,
    origins: space.origins,
    /** Base addresses, as the interface names them. */
    addresses: {
      auth: address("auth"),
      acma: address("acma"),
      acda: address("acda"),
      upload: address("upload"),
      cma: address("cma"),
    },
    typeId: space.typeId,
    cmaTokens: ofCma,
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

function memberRoutes(space: Space, tokens: Tokens): Record<"acma" | "acda" | "upload" | "media", Routes> {
  const { paths } = space.choices;
  return {
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
