import { type AnyEndpointName, allEndpoints } from "../../../lib/space/console-endpoints.ts";
import { readOperation } from "../../../lib/space/operation.ts";
import { type Answer, ask, isSilence, type Question, type Silence } from "../ask.ts";
import type { Ground, ServiceName } from "../ground.ts";

/** An operation as the portal calls it in this Space. */
export interface EndpointCall {
  name: AnyEndpointName;
  service: ServiceName;
  method: string;
  /** With its placeholders. */
  path: string;
  /** The interface shows it: no setting replaces it. */
  isShown: boolean;
}

/** Parts of one upload, which `askResumable` stands for. */
const partsOfUpload = /^(?:begin|lookAt|continue|remove)Resumable$/;

export function endpointCalls({ spaceFile }: Ground): EndpointCall[] {
  return Object.entries(allEndpoints)
    .filter(([name]) => !partsOfUpload.test(name))
    .map(([name, { service, method, path, from }]) => ({
      name: nameOf(name),
      service,
      method,
      ...readOperation(spaceFile.file?.endpoints[name] ?? path),
      isShown: from === "shown",
    }));
}

function nameOf(name: string): AnyEndpointName {
  if (isName(name)) return name;
  throw new RangeError(`There is no endpoint ${name}.`);
}

function isName(name: string): name is AnyEndpointName {
  return name in allEndpoints;
}

/** `absent`: no such path, or not with this method. `unclear`: the service answers every address alike. */
export type Presence = "present" | "absent" | "unclear";

/** Asks for operations without a token, so that a service refuses what would change something. */
export class Presences {
  readonly #ground: Ground;
  readonly #baselines = new Map<string, Promise<Answer | Silence>>();

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  async of(
    call: Pick<EndpointCall, "service" | "method" | "path">,
  ): Promise<{ presence: Presence; status: number }> {
    const answer = await this.#ask(call);
    const baseline = await this.#baseline(call);
    if (isSilence(answer) || isSilence(baseline) || answer.status >= 500)
      return { presence: "unclear", status: 0 };
    const { status } = answer;
    if (isAbsent(status)) return { presence: isAbsent(baseline.status) ? "absent" : "unclear", status };
    return { presence: isAbsent(baseline.status) ? "present" : "unclear", status };
  }

  /** What the service answers to an address that it doesn't have. */
  #baseline({ service, method }: Pick<EndpointCall, "service" | "method">): Promise<Answer | Silence> {
    const key = `${service} ${method}`;
    const answer =
      this.#baselines.get(key) ?? this.#ask({ service, method, path: "/nothing-is-at-this-address" });
    this.#baselines.set(key, answer);
    return answer;
  }

  #ask({ service, method, path }: Pick<EndpointCall, "service" | "method" | "path">) {
    return ask(this.#ground.environment.services[service] + filled(path, this.#ground), questionOf(method));
  }
}

/** A redirect leads to another page: it is no answer of an API. */
function isAbsent(status: number): boolean {
  return [404, 405, 501].includes(status) || (status >= 300 && status < 400);
}

function questionOf(method: string): Question {
  const json = { headers: { "content-type": "application/json" }, body: "{}" };
  return { method, ...(["POST", "PUT", "PATCH"].includes(method) && json) };
}

/** Fills in the Space and a Content Type of the file; for everything else, an id that no item has. */
export function filled(
  path: string,
  { environment, spaceFile }: Ground,
  ids: Readonly<Record<string, string>> = {},
) {
  const values: Readonly<Record<string, string | undefined>> = {
    spaceId: environment.spaceId,
    contentTypeId: spaceFile.file?.contentTypes[0]?.id,
    ...ids,
  };
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? "doctor-asks-for-none"),
  );
}
