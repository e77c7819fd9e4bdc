import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { makeSealingCertificate } from '../../server/src/features/signing/sealing/sealing-identity.ts';

/** How a time-stamp service may misbehave. */
export type Misbehavior =
  | 'refuses'
  | 'other digest'
  | 'other nonce'
  | 'nonsense'
  | 'says no'
  | 'too long'
  | 'silent';

/** A time-stamp service (RFC 3161) on this machine. `now` is its clock. */
export async function startTimestamps(now: Date, misbehavior?: Misbehavior) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = await makeSealingCertificate({ privateKey, organization: 'Time', now });
  const server = createServer(async (request, response) => {
    if (misbehavior === 'silent') return;
    if (misbehavior === 'says no') return void response.writeHead(503).end();
    if (misbehavior === 'too long') return void response.end(Buffer.alloc(100_000));
    if (misbehavior === 'nonsense') return void response.end('nonsense');
    const asked = pkijs.TimeStampReq.fromBER(toArrayBuffer(await readBody(request)));
    if (misbehavior === 'refuses') {
      const refusal = new pkijs.TimeStampResp({
        status: new pkijs.PKIStatusInfo({ status: pkijs.PKIStatus.rejection }),
      });
      return void response.end(Buffer.from(refusal.toSchema().toBER()));
    }
    if (misbehavior === 'other digest') {
      asked.messageImprint.hashedMessage = new asn1js.OctetString({ valueHex: new ArrayBuffer(32) });
    }
    if (misbehavior === 'other nonce') asked.nonce = new asn1js.Integer({ value: 5 });
    response.end(stamp(asked));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function stamp({ messageImprint, nonce }: pkijs.TimeStampReq): Buffer {
    const certificate = pkijs.Certificate.fromBER(
      toArrayBuffer(Buffer.from(pem.replace(/-.*-|\s/g, ''), 'base64')),
    );
    const info = new pkijs.TSTInfo({
      version: 1,
      ...{ policy: '1.2.3.4', messageImprint, serialNumber: new asn1js.Integer({ value: 7 }), genTime: now },
      ...(nonce ? { nonce } : {}),
    });
    const content = Buffer.from(info.toSchema().toBER());
    const digest = createHash('sha256').update(content).digest();
    const attributes = [
      attribute('1.2.840.113549.1.9.3', new asn1js.ObjectIdentifier({ value: TST_INFO })),
      attribute('1.2.840.113549.1.9.4', new asn1js.OctetString({ valueHex: toArrayBuffer(digest) })),
    ];
    const signedAttrs = new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes });
    const signed = Buffer.from(signedAttrs.toSchema().toBER());
    signed[0] = 0x31;
    const algorithm = new pkijs.AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' });
    const data = new pkijs.SignedData({
      version: 3,
      digestAlgorithms: [algorithm],
      encapContentInfo: new pkijs.EncapsulatedContentInfo({
        eContentType: TST_INFO,
        eContent: new asn1js.OctetString({ valueHex: toArrayBuffer(content) }),
      }),
      certificates: [certificate],
      signerInfos: [
        new pkijs.SignerInfo({
          version: 1,
          sid: new pkijs.IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          ...{ digestAlgorithm: algorithm, signedAttrs },
          signatureAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: '1.2.840.10045.4.3.2' }),
          signature: new asn1js.OctetString({ valueHex: toArrayBuffer(sign('sha256', signed, privateKey)) }),
        }),
      ],
    });
    const response = new pkijs.TimeStampResp({
      status: new pkijs.PKIStatusInfo({ status: pkijs.PKIStatus.granted }),
      timeStampToken: new pkijs.ContentInfo({
        contentType: '1.2.840.113549.1.7.2',
        content: data.toSchema(true),
      }),
    });
    return Buffer.from(response.toSchema().toBER());
  }
}

const TST_INFO = '1.2.840.113549.1.9.16.1.4';

function attribute(type: string, value: asn1js.AsnType): pkijs.Attribute {
  return new pkijs.Attribute({ type, values: [value] });
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
