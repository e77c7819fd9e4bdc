import { createPrivateKey, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { findChainProblem, parseCertificateChain } from './features/signing/sealing/sealing-identity.ts';
import type { ClamdAddress } from './platform/base/config-types.ts';

// Each value arrives as text that is not empty. A message completes 'NAME: …' and never repeats what was given,
// because it may be a password.

/** S3 takes no larger object (5 TiB). */
export const MAX_OBJECT_BYTES = 5 * 1024 ** 4;

export const anyText = z.string();

export const authSecret = z.string().min(32, 'use at least 32 characters.');

export const metricsToken = z.string().min(16, 'use at least 16 characters.');

export const mode = z.enum(['development', 'production', 'test'], 'use development, production or test.');

export const logLevel = z.enum(['silent', 'warn', 'info'], 'use silent, warn or info.');

export const parseFlag = z.enum(['true', 'false'], 'use true or false.').transform((text) => text === 'true');

export const onOrOff = z.enum(['on', 'off'], 'use on or off.').transform((text) => text === 'on');

export const permission = z
  .enum(['allow', 'refuse'], 'use allow or refuse.')
  .transform((text) => text === 'allow');

export function wholeNumber(least: number, most: number) {
  const message = `use a whole number from ${least} to ${most}, in digits alone.`;
  return z
    .string()
    .regex(/^\d{1,16}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message);
}

export const hostName = z
  .string()
  .refine(
    (text) =>
      isIP(text) !== 0 ||
      /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i.test(text),
    'use a host name or an address, without a port.',
  );

export const origin = z
  .string()
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  }, 'use an origin such as https://porchlight.example, without a path.')
  .transform((text) => new URL(text).origin);

export const databaseUrl = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''),
    'use an address such as postgresql://user:password@host:5432/database.',
  );

export const smtpUrl = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}, 'use an address such as smtps://user:password@mail.example:465.');

export const mailFrom = z
  .string()
  .regex(
    /^([^<>\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    'use an address such as Porchlight <hello@porchlight.example>.',
  );

export const fileKey = z
  .string()
  .refine(
    (text) => /^[A-Za-z\d+/]{43}=$/.test(text),
    'use 32 random bytes in base64, as `openssl rand -base64 32` prints them.',
  )
  .transform((text): Uint8Array => new Uint8Array(Buffer.from(text, 'base64')));

export const signingKey = z.string().transform((text, context): KeyObject => {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // Said below, for either case.
  }
  context.addIssue('use a P-256 private key as PKCS #8 in base64; .env.example says how to make one.');
  return z.NEVER;
});

/** The certificate of the signing key, then those above it; whether it is the key's is found out with the key. */
export const signingCertificate = z.string().transform((text, context): string[] => {
  const problem = findChainProblem(text);
  if (problem === undefined) return parseCertificateChain(text);
  context.addIssue(problem);
  return z.NEVER;
});

/** RFC 3161 3.4: over HTTP; many services have no TLS, and their answers carry a signature of their own. */
export const timestampUrl = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '';
}, 'use the address of a time-stamp service, such as http://timestamp.example.');

/** Chosen by the operator, who may keep a copy on a private network. */
export const weeklyRatesUrl = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '';
}, 'use the address of the CSV, such as https://www.freddiemac.com/pmms/docs/PMMS_history.csv.');

/** RFC 8414 2: an address without query or fragment; compared letter by letter, so it stays as it was given. */
export const issuer = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !/[?#]/.test(text) && url.username === '';
}, 'use the address of the provider, such as https://accounts.example, without ? or #.');

/** clamd listens on TCP or on a socket of this machine (clamd.conf: TCPSocket, LocalSocket). */
export const clamdUrl = z.string().transform((text, context): ClamdAddress => {
  const path = /^unix:(?:\/\/)?(\/.+)$/.exec(text)?.[1];
  if (path !== undefined) return { path };
  const url = URL.parse(text);
  const isPlain = url !== null && url.username === '' && /^\/?$/.test(url.pathname + url.search + url.hash);
  if (isPlain && url.protocol === 'tcp:' && url.hostname !== '' && url.port !== '')
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) };
  context.addIssue('use tcp://host:port or unix:/path, where clamd listens.');
  return z.NEVER;
});

export const bucketName = z
  .string()
  .regex(
    /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
    'use a bucket name: 3 to 63 small letters, digits, dots and hyphens.',
  );

export const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isNetwork),
    'use addresses or networks with commas between, such as 10.0.0.0/8, 192.0.2.7.',
  );

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
