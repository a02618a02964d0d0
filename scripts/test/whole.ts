/** Whether each proof is made at its full length (`npm run test:whole`), not at the one that `npm test` has time for. */
export const isWhole = process.env.TESTS === "whole";

/** How much of something a proof takes: rounds, schedules, requests. */
export function inWhole<Amount>(whole: Amount, usual: Amount): Amount {
  return isWhole ? whole : usual;
}
