/**
 * What shows that a fault does no harm: a test by file and title (or a part of it), a row of the scenarios, or a command
 * that takes long.
 */
export type FaultTest = { file: string; title: string } | { scenario: string } | { command: string };

export interface Fault {
  fault: string;
  /** What members see. */
  members: string;
  /** What holds meanwhile and afterwards. */
  holds: string;
  tests: readonly FaultTest[];
}

export const test = (file: string, title: string): FaultTest => ({ file, title });
export const scenario = (id: string): FaultTest => ({ scenario: id });
export const portalChaos = "npm run chaos -- --only portal";
export const spaceChaos = "npm run chaos -- --only space";
export const upgradeTry = "npm run upgrade:try";
export const command = (name: string): FaultTest => ({ command: name });
