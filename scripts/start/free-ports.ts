import { createServer } from "node:net";

/** A port as the reader of the console knows it: by its variable. */
export interface NamedPort {
  variable: "PORT" | "SPACE_PORT";
  port: number;
  /** All addresses of the machine when left out. */
  host?: string;
}

/** A sentence for each port that can't be listened on. */
export async function takenPorts(ports: readonly NamedPort[]): Promise<string[]> {
  const [first, second] = ports;
  if (first !== undefined && first.port === second?.port) {
    return [`${first.variable} and ${second.variable} are both ${first.port}: set one to another number.`];
  }
  const problems = await Promise.all(ports.map(problemOf));
  return problems.filter((problem) => problem !== undefined);
}

async function problemOf(named: NamedPort): Promise<string | undefined> {
  const { variable, port } = named;
  const code = await refusalOf(named);
  if (code === "EADDRINUSE") return taken(named);
  if (code === "EACCES") return `Port ${port} is for root alone: set ${variable} to 1024 or more.`;
  return undefined;
}

function taken({ variable, port }: NamedPort): string {
  return `Port ${port} is taken by another program: stop that, or set ${variable} (for example ${variable}=${port + 100} npm start).`;
}

/** The code of the error of listening; anything else is for the program to say. */
function refusalOf({ port, host }: NamedPort): Promise<unknown> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", (error) => resolve("code" in error && error.code));
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => server.close(resolve));
  });
}
