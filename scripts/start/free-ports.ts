import { createServer } from "node:net";

/** A port as the reader of the console knows it: by its variable. */
export interface NamedPort {
  variable: "PORT" | "SPACE_PORT";
  port: number;
  /** All addresses of the machine when left out. */
  host?: string;
}

/** A sentence for each port that something else listens at. */
export async function takenPorts(ports: readonly NamedPort[]): Promise<string[]> {
  const [first, second] = ports;
  if (first !== undefined && first.port === second?.port) {
    return [`${first.variable} and ${second.variable} are both ${first.port}: set one to another number.`];
  }
  const problems: string[] = [];
  for (const named of ports) if (!(await isFree(named))) problems.push(taken(named));
  return problems;
}

function taken({ variable, port }: NamedPort): string {
  return `Port ${port} is taken by another program: stop that, or set ${variable} (for example ${variable}=${port + 100} npm start).`;
}

function isFree({ port, host }: NamedPort): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      if ("code" in error && error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    });
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => server.close(() => resolve(true)));
  });
}
