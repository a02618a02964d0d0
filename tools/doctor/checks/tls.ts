import { certificateOf, type SeenCertificate } from "../certificate.ts";
import type { Check } from "../check.ts";
import { type Finding, fault, ok, unknown, warning } from "../finding.ts";
import { type Ground, serviceNames, variableOf } from "../ground.ts";
import { shown } from "../shown-address.ts";

const dayMs = 86_400_000;
const soonDays = 14;

/** Certificates: trusted, in time, for the name they are asked by. */
export const tls: Check = {
  name: "tls",
  async look(ground) {
    const addresses = Object.entries(secureAddresses(ground));
    const seen = await Promise.all(
      addresses.map(async ([variable, url]) => [variable, url, await certificateOf(url)] as const),
    );
    const findings = seen.map(([variable, url, certificate]) => {
      const what = `${variable} ${shown(url)}`;
      if (certificate !== undefined) return judged(what, certificate, variable);
      return unknown(`${what} showed no certificate: see ${askedBy[variable] ?? "services"}`);
    });
    const all = [...turnedOff(ground), ...findings];
    return all.length > 0 ? all : [ok("no address here shows a certificate")];
  },
};

/** The check that says why an address gives no answer, where that is not `services`. */
const askedBy: Readonly<Record<string, string>> = { PORTAL_URL: "portal", SESSION_RECORDS_URL: "store" };

function secureAddresses({ environment }: Ground): Record<string, string> {
  const { services, portalUrl, sessionRecordsUrl = "" } = environment;
  const all = {
    ...Object.fromEntries(serviceNames.map((service) => [variableOf(service), services[service]])),
    PORTAL_URL: portalUrl,
    SESSION_RECORDS_URL: sessionRecordsUrl,
  };
  return Object.fromEntries(Object.entries(all).filter(([, url]) => /^(?:https|rediss):/.test(url)));
}

function turnedOff({ variables }: Ground): Finding[] {
  if (variables.NODE_TLS_REJECT_UNAUTHORIZED !== "0") return [];
  return [
    fault(
      "NODE_TLS_REJECT_UNAUTHORIZED is 0: certificates are not checked",
      "Take it out; NODE_EXTRA_CA_CERTS names the certificates of an authority of your own.",
    ),
  ];
}

function judged(what: string, certificate: SeenCertificate, variable: string): Finding {
  const { refused, validFrom, validTo, names } = certificate;
  const left = Math.floor((validTo.getTime() - Date.now()) / dayMs);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const whose = variable === "PORTAL_URL" ? "your proxy" : "the service (its operator does that)";
  if (left < 0)
    return fault(`${what}: its certificate ran out on ${day(validTo)}`, `Renew the certificate of ${whose}.`);
  if (validFrom.getTime() > Date.now()) {
    return fault(
      `${what}: its certificate is good from ${day(validFrom)} on`,
      "Wait for that day, or set the clock of this machine.",
    );
  }
  if (refused === "ERR_TLS_CERT_ALTNAME_INVALID") {
    return fault(
      `${what}: its certificate is for another name (${names})`,
      `Set ${variable} to a name that the certificate has, or renew the certificate for this one.`,
    );
  }
  if (refused !== undefined) {
    return fault(
      `${what}: its certificate is not from a trusted authority (${refused})`,
      "Set NODE_EXTRA_CA_CERTS to the certificate of your authority, or send the whole chain from the server.",
    );
  }
  if (left < soonDays)
    return warning(`${what}: its certificate runs out in ${left} days`, `Renew the certificate of ${whose}.`);
  return ok(`${what}: its certificate is good for ${left} days`);
}
