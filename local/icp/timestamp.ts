/** A timestamp authority (RFC 3161) of this machine, whose stamps are of test. */
import { createHash } from 'node:crypto';
import * as asn1js from 'asn1js';
import { Hono } from 'hono';
import * as pkijs from 'pkijs';
import type { TestAuthority } from './authority.ts';

export const TIMESTAMPS = '/local/v1/carimbo';

const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
/** A policy of nobody. */
const POLICY = '1.2.3.4.1';

/** The authority as a site; it falls silent, and speaks again, as it is told. */
export function timestampAuthority(authority: TestAuthority): Hono {
  let silent = false;
  return new Hono()
    .post(`${TIMESTAMPS}/calado`, async (c) => {
      silent = (await c.req.text()) === 'sim';
      return c.body(null, 204);
    })
    .post(TIMESTAMPS, async (c) => {
      if (silent) return c.body(null, 503);
      const answer = await stamp(authority, await c.req.arrayBuffer());
      return answer
        ? c.body(answer, 200, { 'content-type': 'application/timestamp-reply' })
        : c.body(null, 400);
    });
}

const sequence = (...value: asn1js.AsnType[]) => new asn1js.Sequence({ value });
const octets = (bytes: Uint8Array) =>
  new asn1js.OctetString({ valueHex: new Uint8Array(bytes).buffer });
const oid = (value: string) => new asn1js.ObjectIdentifier({ value });
const digestOf = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

/** Stamps what a request asks; undefined of what is none. */
async function stamp(
  { stamper, intermediate }: TestAuthority,
  request: ArrayBuffer,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const asked = read(request);
  if (!asked) return undefined;
  const content = new Uint8Array(
    sequence(
      new asn1js.Integer({ value: 1 }),
      oid(POLICY),
      asked.imprint,
      new asn1js.Integer({ value: Date.now() % 2 ** 31 }),
      // To the second.
      new asn1js.GeneralizedTime({ valueDate: new Date(Math.floor(Date.now() / 1000) * 1000) }),
      ...(asked.nonce ? [asked.nonce] : []),
    ).toBER(),
  );
  const certificate = new Uint8Array(stamper.certificate.toSchema().toBER());
  const signed = new pkijs.SignedData({
    version: 3,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({
      eContentType: TST_INFO,
      eContent: octets(content),
    }),
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({
          issuer: stamper.certificate.issuer,
          serialNumber: stamper.certificate.serialNumber,
        }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute(CONTENT_TYPE, oid(TST_INFO)),
            attribute(MESSAGE_DIGEST, octets(digestOf(content))),
            attribute(
              SIGNING_CERTIFICATE_V2,
              sequence(sequence(sequence(octets(digestOf(certificate))))),
            ),
          ],
        }),
      }),
    ],
    certificates: [stamper.certificate, intermediate],
  });
  await signed.sign(stamper.key, 0, 'SHA-256');
  const token = new pkijs.ContentInfo({
    contentType: '1.2.840.113549.1.7.2',
    content: signed.toSchema(true),
  });
  const granted = sequence(new asn1js.Integer({ value: 0 }));
  return new Uint8Array(sequence(granted, token.toSchema()).toBER());
}

function attribute(type: string, value: asn1js.AsnType): pkijs.Attribute {
  return new pkijs.Attribute({ type, values: [value] });
}

/** Of a request: what is to be stamped, and its number. */
function read(request: ArrayBuffer) {
  const { result, offset } = asn1js.fromBER(request);
  if (offset === -1 || !(result instanceof asn1js.Sequence)) return undefined;
  const [, imprint, ...rest] = result.valueBlock.value;
  return imprint && { imprint, nonce: rest.find((one) => one instanceof asn1js.Integer) };
}
