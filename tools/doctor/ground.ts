import { type Environment, EnvironmentError, parseEnvironment } from "../../lib/environment.ts";
import { type ReadFile, readSpaceText } from "./space-text.ts";

export type Variables = Readonly<Record<string, string | undefined>>;

export const serviceNames = ["auth", "acma", "acda", "cma", "upload"] as const;
export type ServiceName = (typeof serviceNames)[number];

/** What is known before any request. */
export interface Ground {
  variables: Variables;
  environment: Environment;
  spaceFile: ReadFile;
  /** For CMA alone; undefined where none was given. */
  cmaToken: string | undefined;
  /** An accessToken of a member, for ACMA and ACDA alone. */
  memberToken: string | undefined;
  /** Whether to look for operations at other usual paths. */
  probes: boolean;
  /** How many instances of the portal run, as the operator says. */
  instances: number;
}

export interface GroundOptions {
  instances: number;
  /** Of the embedded Space, where `npm start` made one. */
  keptSecret: string | undefined;
  probes?: boolean;
}

/**
 * The ground, or what is wrong with the environment, a line each. `keptSecret`: what `npm start` made for the embedded
 * Space.
 */
export function groundOf(variables: Variables, options: GroundOptions): Ground | { problems: string[] } {
  try {
    const environment = parseEnvironment(withSecret(variables, options.keptSecret));
    const { CMA_TOKEN: token = "", MEMBER_TOKEN: memberToken = "" } = variables;
    return {
      variables,
      environment,
      spaceFile: readSpaceText(environment.spaceFile),
      cmaToken: token.trim() || undefined,
      memberToken: memberToken.trim() || undefined,
      probes: options.probes ?? false,
      instances: options.instances,
    };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return {
      problems: error.message
        .split("\n")
        .slice(1)
        .map((line) => line.trim()),
    };
  }
}

const untilItIsMade = "npm-start-makes-one-when-it-starts-first";

/** With the embedded Space, and with it alone, `npm start` makes the secret. */
function withSecret(variables: Variables, keptSecret: string | undefined): Variables {
  const isEmbedded = serviceNames.every((name) => !variables[variableOf(name)]);
  if (!isEmbedded || variables.SESSION_SECRETS) return variables;
  return { ...variables, SESSION_SECRETS: keptSecret ?? untilItIsMade };
}

/** "AUTH_URL". */
export function variableOf(service: ServiceName): string {
  return `${service.toUpperCase()}_URL`;
}
