/** A certification authority of test, in the shape of ICP-Brasil, for whoever has no certificate at hand. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import * as z from 'zod/mini';

/** Who a certificate of test is made for. */
export interface Holder {
  readonly nome: string;
  /** Eleven digits. */
  readonly cpf: string;
}

/** A certificate of test with its key. */
export interface Issued {
  readonly certificate: pkijs.Certificate;
  readonly key: CryptoKey;
}

export interface TestAuthority {
  /** What is trusted, DER: in the local database alone. */
  readonly root: Uint8Array<ArrayBuffer>;
  /** The authority under it, which issues. */
  readonly intermediate: pkijs.Certificate;
  /** A certificate that stamps, and nothing else, with its key. */
  readonly stamper: Issued;
  /** Makes a certificate and its key; `A3` as a cloud has it. */
  issue(holder: Holder, kind: 'A1' | 'A3'): Promise<Issued>;
  /** Revokes a certificate by its series, hexadecimal, from now on. */
  revoke(series: string): void;
  /** The list of what one of both revoked, DER; in force for a day. */
  list(of: 'root' | 'intermediate'): Promise<Uint8Array<ArrayBuffer>>;
}

/** Where the local stack has the lists. */
export const LISTS = '/local/v1/icp';

const ELLIPTIC = { name: 'ECDSA', namedCurve: 'P-256' };
const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
};
const DAY_MS = 86_400_000;
const USES: KeyUsage[] = ['sign', 'verify'];

/**
 * Opens the authority of a folder, which is made the first time; without one, it is of this run alone.
 * Its certificates say that their lists are at the address of the API.
 */
export async function openTestAuthority(
  folder: string | undefined,
  address: string,
): Promise<TestAuthority> {
  const kept = folder && readKept(folder);
  const authority = kept ? await opened(kept) : await made();
  if (folder && !kept) await keep(folder, authority);
  const { root, rootKey, key, publicKey } = authority;
  const listOf = (of: 'root' | 'intermediate') => listedAt(`${address}${LISTS}/${of}.crl`);
  // Made anew with the key that it has: the address may be another.
  const intermediate = await sign(publicKey, {
    subject: nameOf('AC de TESTE do Pleno local'),
    issuer: root.subject,
    by: rootKey,
    days: 3650,
    extensions: [...ofAnAuthority(), listOf('root')],
  });
  const below = { issuer: intermediate.subject, by: key, days: 365 };
  const issue = async (subject: string, extensions: pkijs.Extension[]): Promise<Issued> => {
    const keys = await crypto.subtle.generateKey(RSA, true, USES);
    const certificate = await sign(keys.publicKey, {
      ...below,
      subject: nameOf(subject),
      extensions: [...extensions, listOf('intermediate')],
    });
    return { certificate, key: keys.privateKey };
  };
  const revoked = new Map<string, Date>();
  return {
    root: bytesOf(root),
    intermediate,
    stamper: await issue('Carimbo do tempo de TESTE do Pleno local', ofAStamper()),
    issue: (holder, kind) =>
      issue(`${holder.nome.toUpperCase()}:${holder.cpf}`, ofAPerson(holder, kind)),
    revoke: (series) => void revoked.set(series, new Date()),
    list: (of) =>
      of === 'root' ? listBy(root, rootKey, new Map()) : listBy(intermediate, key, revoked),
  };
}

interface Authority {
  readonly root: pkijs.Certificate;
  readonly rootKey: CryptoKey;
  /** Of the intermediate. */
  readonly key: CryptoKey;
  readonly publicKey: CryptoKey;
}

async function made(): Promise<Authority> {
  const above = await crypto.subtle.generateKey(ELLIPTIC, true, USES);
  const below = await crypto.subtle.generateKey(ELLIPTIC, true, USES);
  const subject = nameOf('AC Raiz de TESTE do Pleno local');
  return {
    root: await sign(above.publicKey, {
      subject,
      issuer: subject,
      by: above.privateKey,
      days: 3650,
      extensions: ofAnAuthority(),
    }),
    rootKey: above.privateKey,
    key: below.privateKey,
    publicKey: below.publicKey,
  };
}

async function listBy(
  { subject }: pkijs.Certificate,
  key: CryptoKey,
  revoked: ReadonlyMap<string, Date>,
): Promise<Uint8Array<ArrayBuffer>> {
  const list = new pkijs.CertificateRevocationList();
  list.version = 1;
  list.issuer = subject;
  list.thisUpdate = new pkijs.Time({ type: 0, value: new Date() });
  list.nextUpdate = new pkijs.Time({ type: 0, value: new Date(Date.now() + DAY_MS) });
  if (revoked.size > 0) {
    list.revokedCertificates = [...revoked].map(
      ([series, when]) =>
        new pkijs.RevokedCertificate({
          userCertificate: new asn1js.Integer({
            valueHex: new Uint8Array(Buffer.from(series, 'hex')).buffer,
          }),
          revocationDate: new pkijs.Time({ type: 0, value: when }),
        }),
    );
  }
  await list.sign(key, 'SHA-256');
  return new Uint8Array(list.toSchema(true).toBER());
}

interface ToSign {
  readonly subject: pkijs.RelativeDistinguishedNames;
  readonly issuer: pkijs.RelativeDistinguishedNames;
  readonly by: CryptoKey;
  readonly days: number;
  readonly extensions: pkijs.Extension[];
}

async function sign(publicKey: CryptoKey, { subject, issuer, by, days, extensions }: ToSign) {
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  const serial = crypto.getRandomValues(new Uint8Array(8));
  // Positive, and as long as the others.
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  certificate.serialNumber = new asn1js.Integer({ valueHex: serial.buffer });
  certificate.subject = subject;
  certificate.issuer = issuer;
  certificate.notBefore.value = new Date(Date.now() - DAY_MS);
  certificate.notAfter.value = new Date(Date.now() + days * DAY_MS);
  certificate.extensions = extensions;
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(by, 'SHA-256');
  return pkijs.Certificate.fromBER(bytesOf(certificate));
}

function nameOf(commonName: string) {
  const country = new asn1js.PrintableString({ value: 'BR' });
  const text = (value: string) => new asn1js.Utf8String({ value });
  return new pkijs.RelativeDistinguishedNames({
    typesAndValues: [
      new pkijs.AttributeTypeAndValue({ type: '2.5.4.6', value: country }),
      new pkijs.AttributeTypeAndValue({
        type: '2.5.4.10',
        value: text('TESTE, sem validade jurídica'),
      }),
      new pkijs.AttributeTypeAndValue({ type: '2.5.4.3', value: text(commonName) }),
    ],
  });
}

function extension(extnID: string, value: asn1js.AsnType, critical = false) {
  return new pkijs.Extension({ extnID, critical, extnValue: value.toBER() });
}

/** RFC 5280, 4.2.1.3: the bits of a key usage, the first at the left. */
const keyUsage = (bits: number, unusedBits: number) =>
  extension(
    '2.5.29.15',
    new asn1js.BitString({ valueHex: new Uint8Array([bits]).buffer, unusedBits }),
    true,
  );

const ofAnAuthority = () => [
  extension('2.5.29.19', new pkijs.BasicConstraints({ cA: true }).toSchema(), true),
  keyUsage(0b0000_0110, 1),
];

const ofAStamper = () => [
  extension('2.5.29.19', new pkijs.BasicConstraints({ cA: false }).toSchema()),
  keyUsage(0b1000_0000, 7),
  // RFC 3161, 2.3: alone, and critical.
  extension(
    '2.5.29.37',
    new pkijs.ExtKeyUsage({ keyPurposes: ['1.3.6.1.5.5.7.3.8'] }).toSchema(),
    true,
  ),
];

/** Where the list of the authority is that may revoke a certificate. */
function listedAt(address: string): pkijs.Extension {
  const point = new pkijs.DistributionPoint({
    distributionPoint: [new pkijs.GeneralName({ type: 6, value: address })],
  });
  const points = new pkijs.CRLDistributionPoints({ distributionPoints: [point] });
  return extension('2.5.29.31', points.toSchema());
}

/** Data of the holder, DOC-ICP-04: birth date, CPF, NIS, RG and who issued it; all but the CPF made up. */
const dataOf = ({ cpf }: Holder) => `01011980${cpf}${'0'.repeat(26)}SSPSP     `;

function ofAPerson(holder: Holder, kind: 'A1' | 'A3'): pkijs.Extension[] {
  const data = new TextEncoder().encode(dataOf(holder));
  // Tagged implicitly (RFC 5280, 4.2.1.6): the identifier and the value stand right under the tag.
  const otherName = new asn1js.Constructed({
    idBlock: { tagClass: 3, tagNumber: 0 },
    value: [
      new asn1js.ObjectIdentifier({ value: '2.16.76.1.3.1' }),
      new asn1js.Constructed({
        idBlock: { tagClass: 3, tagNumber: 0 },
        value: [new asn1js.OctetString({ valueHex: data.buffer })],
      }),
    ],
  });
  const names = new asn1js.Sequence({ value: [otherName] });
  const policy = new pkijs.PolicyInformation({
    // 99 is of nobody: authorities count from 1.
    policyIdentifier: kind === 'A1' ? '2.16.76.1.2.1.99' : '2.16.76.1.2.3.99',
  });
  return [
    extension('2.5.29.19', new pkijs.BasicConstraints({ cA: false }).toSchema()),
    keyUsage(0b1110_0000, 5),
    extension(
      '2.5.29.37',
      new pkijs.ExtKeyUsage({ keyPurposes: ['1.3.6.1.5.5.7.3.2', '1.3.6.1.5.5.7.3.4'] }).toSchema(),
    ),
    extension(
      '2.5.29.32',
      new pkijs.CertificatePolicies({ certificatePolicies: [policy] }).toSchema(),
    ),
    extension('2.5.29.17', names),
  ];
}

const bytesOf = (certificate: pkijs.Certificate) =>
  new Uint8Array(certificate.toSchema(certificate.tbsView.length === 0).toBER());

// ---- What stays in the folder ----

const keptSchema = z.object({
  root: z.string(),
  rootKey: z.string(),
  key: z.string(),
  publicKey: z.string(),
});

const FILE = 'autoridade.json';

/** What is kept; of what an earlier form kept, nothing: another authority takes its place. */
function readKept(folder: string) {
  const file = join(folder, FILE);
  if (!existsSync(file)) return undefined;
  return keptSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
}

async function opened(kept: z.infer<typeof keptSchema>): Promise<Authority> {
  const bytes = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));
  const keyOf = (base64: string) =>
    crypto.subtle.importKey('pkcs8', bytes(base64), ELLIPTIC, true, ['sign']);
  return {
    root: pkijs.Certificate.fromBER(bytes(kept.root)),
    rootKey: await keyOf(kept.rootKey),
    key: await keyOf(kept.key),
    publicKey: await crypto.subtle.importKey('spki', bytes(kept.publicKey), ELLIPTIC, true, [
      'verify',
    ]),
  };
}

async function keep(folder: string, { root, rootKey, key, publicKey }: Authority): Promise<void> {
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const written = async (format: 'pkcs8' | 'spki', one: CryptoKey) =>
    base64(new Uint8Array(await crypto.subtle.exportKey(format, one)));
  const file = join(folder, FILE);
  const content: z.infer<typeof keptSchema> = {
    root: base64(bytesOf(root)),
    rootKey: await written('pkcs8', rootKey),
    key: await written('pkcs8', key),
    publicKey: await written('spki', publicKey),
  };
  mkdirSync(dirname(file), { recursive: true });
  // Whole or not at all, for who starts while this is written.
  writeFileSync(`${file}.novo`, JSON.stringify(content), { mode: 0o600 });
  renameSync(`${file}.novo`, file);
}
