import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export type TimestampServer = { url: string; close(): void };

/** An independent time-stamp service (RFC 3161 over HTTP, section 3.4): OpenSSL answers each request. */
export async function startOpensslTimestamps(folder: string): Promise<TimestampServer> {
  const path = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  writeFileSync(path('tsa.cnf'), CONFIGURATION);
  writeFileSync(path('tsa-serial'), '01\n');
  openssl(
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30'],
    ...['-config', 'tsa.cnf', '-keyout', 'tsa.key', '-out', 'tsa.pem'],
  );
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    writeFileSync(path('question.tsq'), Buffer.concat(chunks));
    const reply = ['ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'question.tsq'];
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(openssl(...reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}

const CONFIGURATION = `[req]
prompt = no
distinguished_name = name
x509_extensions = use
[name]
CN = OpenSSL time-stamps
[use]
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
subjectKeyIdentifier = hash
[tsa]
default_tsa = service
[service]
serial = tsa-serial
crypto_device = builtin
signer_cert = tsa.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256, sha384, sha512
accuracy = secs:1
ordering = yes
tsa_name = yes
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`;
