import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";

/** A self-signed certificate for these names and days, with its key; both in PEM. */
export function certificateForTests({
  names,
  days,
}: {
  names: readonly string[];
  days: readonly [Date, Date];
}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(set(sequence(commonName, text(names[0] ?? ""))));
  const signed = sequence(
    tagged(0xa0, Buffer.from([2, 1, 2])),
    Buffer.from([2, 1, 1]),
    ecdsaWithSha256,
    name,
    sequence(time(days[0]), time(days[1])),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    tagged(0xa3, sequence(sequence(alternativeNames, tagged(4, sequence(...names.map(dnsName)))))),
  );
  const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const seal = sign("sha256", signed, createPrivateKey(key));
  const whole = sequence(signed, ecdsaWithSha256, tagged(3, Buffer.concat([Buffer.from([0]), seal])));
  const lines = whole.toString("base64").match(/.{1,64}/g) ?? [];
  return { cert: `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`, key };
}

/** DER: a tag, a length, and what is in it. */
function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const inside = Buffer.concat(parts);
  const { length } = inside;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), inside]);
}

const sequence = (...parts: Buffer[]) => tagged(0x30, ...parts);
const set = (...parts: Buffer[]) => tagged(0x31, ...parts);
const text = (words: string) => tagged(0x0c, Buffer.from(words));
const dnsName = (name: string) => tagged(0x82, Buffer.from(name));
const time = (date: Date) =>
  tagged(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]/g, "").slice(0, 14)}Z`));
const oid = (...bytes: number[]) => tagged(6, Buffer.from(bytes));
const commonName = oid(0x55, 4, 3);
const alternativeNames = oid(0x55, 0x1d, 0x11);
const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2));
