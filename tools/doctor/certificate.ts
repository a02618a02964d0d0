import { connect, type PeerCertificate } from "node:tls";
import { patienceMs } from "./ask.ts";

export interface SeenCertificate {
  /** Why it is not trusted: "CERT_HAS_EXPIRED"; undefined where it is. */
  refused: string | undefined;
  validFrom: Date;
  validTo: Date;
  /** "DNS:a.example, DNS:b.example" */
  names: string;
}

/** The certificate that an https address shows, whatever is wrong with it; undefined where none is shown. Nothing is sent. */
export function certificateOf(address: string): Promise<SeenCertificate | undefined> {
  const { hostname, port } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port || defaultPort(address)),
      servername: /^[\d.]+$|:/.test(host) ? "" : host,
      rejectUnauthorized: false,
      timeout: patienceMs,
    });
    const end = (seen: SeenCertificate | undefined) => {
      socket.destroy();
      resolve(seen);
    };
    socket.once("secureConnect", () => {
      const { authorizationError } = socket;
      end(seenIn(socket.getPeerCertificate(), authorizationError));
    });
    socket.once("timeout", () => end(undefined)).once("error", () => end(undefined));
  });
}

function defaultPort(address: string): string {
  return address.startsWith("rediss:") ? "6379" : "443";
}

function seenIn(certificate: PeerCertificate, error: unknown): SeenCertificate | undefined {
  if (!certificate.valid_to) return undefined;
  return {
    refused: error ? codeOf(error) : undefined,
    validFrom: new Date(certificate.valid_from),
    validTo: new Date(certificate.valid_to),
    names: certificate.subjectaltname ?? "no name at all",
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
