import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  DEFAULT_MAX_FILE_BYTES,
  DEFAULT_SPACE_PER_BUYER,
} from '@porchlight/domain/documents/document-files.ts';
import { z } from 'zod';
import * as values from './config-values.ts';
import { findChainProblem } from './features/signing/sealing/sealing-identity.ts';
import {
  type Config,
  type Environment,
  type MetricsConfig,
  type OidcConfig,
  type S3Config,
  SAMPLERS,
  type TracesConfig,
} from './platform/base/config-types.ts';

const address = z
  .string()
  .refine(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'use an address such as http://localhost:4318.',
  )
  .transform((text) => text.replace(/\/+$/, ''));

const samplerName = z.enum(SAMPLERS, `use one of ${SAMPLERS.join(', ')}.`);

const share = z
  .string()
  .refine(
    (text) => /^(0|1|[01]?\.\d+)$/.test(text) && Number(text) <= 1,
    'use a share from 0 to 1, such as 0.1.',
  )
  .transform(Number);

/** Anything but "true" counts as false (the specification, "Boolean value"). */
const isTrue = z.string().transform((text) => text.toLowerCase() === 'true');

/**
 * One sentence for each variable that is set, that nothing reads, and whose name is shaped like ours: a slip away from a known name, or
 * in a family of them (`SMTP_...`). Others' variables share the environment, so no other name is spoken of.
 */
function describeUnread(env: Environment, known: ReadonlySet<string>): string[] {
  const families = findFamilies(known);
  return Object.entries(env)
    .filter(([name, value]) => value?.trim() && !known.has(name) && !isOfKubernetes(name, value))
    .flatMap(([name]) => {
      const nearest = findNearest(name, known);
      if (nearest !== undefined) return [`${name}: nothing reads this variable. Is ${nearest} meant?`];
      if (!families.has(getFamily(name))) return [];
      return [`${name}: nothing reads this variable. .env.example lists those that are read.`];
    });
}

const getFamily = (name: string): string => name.slice(0, name.indexOf('_') + 1);

/** What at least two of our names begin with, up to the first underscore. */
function findFamilies(known: ReadonlySet<string>): Set<string> {
  const firsts = [...known].map(getFamily).filter((first) => first !== '');
  return new Set(firsts.filter((first, place) => firsts.indexOf(first) !== place));
}

/** Short names allow one slip, or HOME would be one of HOST. */
function findNearest(name: string, known: ReadonlySet<string>): string | undefined {
  const upper = name.toUpperCase();
  const [nearest] = [...known]
    .map((each) => ({ each, slips: countSlips(upper, each) }))
    .filter(({ each, slips }) => slips <= (each.length < 8 ? 1 : 2))
    .toSorted((a, b) => a.slips - b.slips);
  return nearest?.each;
}

/** How many characters have to be added, dropped, replaced or exchanged with the next (Damerau and Levenshtein). */
function countSlips(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/** Kubernetes gives each container the addresses of all services: one called database makes DATABASE_PORT and others. */
function isOfKubernetes(name: string, value = ''): boolean {
  return /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP)/.test(name) || /^(tcp|udp):/.test(value);
}

/**
 * The configuration, or everything that is wrong with it at once, one sentence each. An empty value counts as not given. `unread` names
 * the variables that look like ours and are none, which ends nothing.
 */
export function parseConfig(
  env: Environment = process.env,
): ({ config: Config } | { problems: string[] }) & { unread: string[] } {
  const problems: string[] = [];
  const known = new Set<string>();

  function read<Value>(name: string, type: z.ZodType<Value, string>): Value | undefined {
    known.add(name);
    const text = env[name]?.trim();
    if (text === undefined || text === '') return undefined;
    const result = type.safeParse(text);
    if (!result.success) problems.push(...result.error.issues.map((issue) => `${name}: ${issue.message}`));
    return result.data;
  }

  const port = read('PORT', values.wholeNumber(0, 65_535)) ?? 3000;
  const baseUrl = read('BASE_URL', values.origin) ?? `http://localhost:${port}`;
  const smtpLanes = read('SMTP_LANES', values.wholeNumber(1, 50)) ?? 4;
  const mode = read('NODE_ENV', values.mode) ?? 'development';
  const config: Config = {
    mode,
    logLevel: read('LOG_LEVEL', values.logLevel) ?? (mode === 'production' ? 'info' : 'warn'),
    host: read('HOST', values.hostName) ?? 'localhost',
    port,
    baseUrl,
    dataDir: resolve(read('DATA_DIR', values.anyText) ?? DEFAULT_DATA_DIR),
    databaseUrl: read('DATABASE_URL', values.databaseUrl),
    databaseDirectUrl: read('DATABASE_DIRECT_URL', values.databaseUrl),
    databaseReplicaUrl: read('DATABASE_REPLICA_URL', values.databaseUrl),
    databasePoolSize: read('DATABASE_POOL_SIZE', values.wholeNumber(2, 500)) ?? 10,
    authSecret: read('AUTH_SECRET', values.authSecret),
    fileKey: read('FILE_KEY', values.fileKey),
    signingKey: read('SIGNING_KEY', values.signingKey),
    signingCertificate: read('SIGNING_CERTIFICATE', values.signingCertificate),
    timestampUrl: read('TIMESTAMP_URL', values.timestampUrl),
    oidc: readOidc(),
    smtpUrl: read('SMTP_URL', values.smtpUrl),
    smtpLanes,
    smtpLanesPerDomain: read('SMTP_LANES_PER_DOMAIN', values.wholeNumber(1, 50)) ?? Math.min(2, smtpLanes),
    mailFrom: read('MAIL_FROM', values.mailFrom) ?? `no-reply@${new URL(baseUrl).hostname}`,
    weeklyRatesUrl: read('WEEKLY_RATES_URL', values.weeklyRatesUrl),
    betaApproval: read('BETA_APPROVAL', values.onOrOff) ?? false,
    largestFile:
      read('MAX_FILE_BYTES', values.wholeNumber(1, values.MAX_OBJECT_BYTES)) ?? DEFAULT_MAX_FILE_BYTES,
    spacePerBuyer:
      read('SPACE_PER_BUYER_BYTES', values.wholeNumber(1, Number.MAX_SAFE_INTEGER)) ??
      DEFAULT_SPACE_PER_BUYER,
    clamd: read('CLAMD_URL', values.clamdUrl),
    s3: readS3(),
    backup: {
      passphrase: read('BACKUP_PASSPHRASE', values.anyText),
      keyFile: read('BACKUP_KEY_FILE', values.anyText),
    },
    webhookPrivateTargets: read('WEBHOOK_PRIVATE_TARGETS', values.permission) ?? false,
    metrics: readMetrics(),
    traces: getTraces(read),
    drainSeconds: read('DRAIN_SECONDS', values.wholeNumber(0, 3_600)) ?? 30,
    trustedProxies: read('TRUSTED_PROXIES', values.networks) ?? [],
  };
  problems.push(...findContradictions(config, env));
  const unread = describeUnread(env, known);
  return problems.length > 0 ? { problems, unread } : { config, unread };

  function readOidc(): OidcConfig | undefined {
    const issuer = read('OIDC_ISSUER', values.issuer);
    const clientId = read('OIDC_CLIENT_ID', values.anyText);
    const clientSecret = read('OIDC_CLIENT_SECRET', values.anyText);
    const name = read('OIDC_NAME', values.anyText);
    const given = OIDC_NAMES.filter((each) => isGiven(env[each]));
    if (given.length === 0) return undefined;
    for (const each of ['OIDC_ISSUER', 'OIDC_CLIENT_ID'] as const) {
      if (!given.includes(each)) problems.push(`${each}: give it too, because ${given.join(', ')} is set.`);
    }
    if (issuer === undefined || clientId === undefined) return undefined;
    const { protocol, hostname } = new URL(issuer);
    if (protocol !== 'https:' && !isThisMachine(hostname)) {
      problems.push('OIDC_ISSUER: must start with https://, or anybody in between could sign in as anybody.');
    }
    return { issuer, clientId, clientSecret, name: name ?? hostname };
  }

  function readMetrics(): MetricsConfig | undefined {
    const port = read('METRICS_PORT', values.wholeNumber(1, 65_535));
    const host = read('METRICS_HOST', values.hostName) ?? 'localhost';
    const token = read('METRICS_TOKEN', values.metricsToken);
    if (port === undefined) return undefined;
    if (!isThisMachine(host) && !isGiven(env.METRICS_TOKEN)) {
      problems.push('METRICS_TOKEN: give one, because METRICS_HOST lets other machines in.');
    }
    return { port, host, token };
  }

  function readS3(): S3Config | undefined {
    const bucket = read('S3_BUCKET', values.bucketName);
    const region = read('S3_REGION', values.anyText);
    const endpoint = read('S3_ENDPOINT', values.origin);
    const accessKeyId = read('S3_ACCESS_KEY_ID', values.anyText);
    const secretAccessKey = read('S3_SECRET_ACCESS_KEY', values.anyText);
    const forcePathStyle = read('S3_FORCE_PATH_STYLE', values.parseFlag) ?? false;
    const given = S3_NAMES.filter((name) => isGiven(env[name]));
    if (given.length === 0) return undefined;
    for (const name of ['S3_BUCKET', 'S3_REGION'] as const) {
      if (!given.includes(name)) problems.push(`${name}: give it too, because ${given.join(', ')} is set.`);
    }
    if (isGiven(env.S3_ACCESS_KEY_ID) !== isGiven(env.S3_SECRET_ACCESS_KEY)) {
      problems.push('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: give both or neither.');
    }
    if (bucket === undefined || region === undefined) return undefined;
    return { bucket, region, endpoint, accessKeyId, secretAccessKey, forcePathStyle };
  }
}

/** Within DATA_DIR: what `npm run demo` keeps, apart from what `npm start` keeps. */
export const DEMO_FOLDER = 'demo';

const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../data', import.meta.url));

/** The server's own database allows 60 connections; jobs, live events and a second start need some too. */
const MAX_EMBEDDED_POOL = 40;

const S3_NAMES = [
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_FORCE_PATH_STYLE',
] as const;

const OIDC_NAMES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;

const OPEN_TRIAL =
  'HOST: other machines are served with NODE_ENV=production alone (it needs BASE_URL and SMTP_URL too). Without it everybody’s mail ' +
  'is shown at /dev/mail, limits on tries are a thousand times wider, and the accounts of the demonstration have known passwords. ' +
  'To try it out, leave HOST as it is, which is localhost.';

/** What is right by itself and wrong together. */
function findContradictions(config: Config, env: Environment): string[] {
  const problems: string[] = [];
  if (config.largestFile > config.spacePerBuyer) {
    problems.push('MAX_FILE_BYTES: must not be more than SPACE_PER_BUYER_BYTES.');
  }
  if (!isGiven(env.DATABASE_URL) && isGiven(env.DATABASE_DIRECT_URL)) {
    problems.push('DATABASE_DIRECT_URL: give DATABASE_URL too, the address that requests use.');
  }
  if (!isGiven(env.DATABASE_URL) && isGiven(env.DATABASE_REPLICA_URL)) {
    problems.push('DATABASE_REPLICA_URL: give DATABASE_URL too, the database that it is a standby of.');
  }
  if (!isGiven(env.DATABASE_URL) && config.databasePoolSize > MAX_EMBEDDED_POOL) {
    problems.push(`DATABASE_POOL_SIZE: at most ${MAX_EMBEDDED_POOL} without a DATABASE_URL of your own.`);
  }
  if (config.signingKey !== undefined && isGiven(env.SIGNING_CERTIFICATE)) {
    const problem = findChainProblem(env.SIGNING_CERTIFICATE ?? '', config.signingKey);
    if (problem !== undefined && config.signingCertificate !== undefined)
      problems.push(`SIGNING_CERTIFICATE: ${problem}`);
  }
  if (config.mode !== 'production') {
    if (!isThisMachine(config.host)) problems.push(OPEN_TRIAL);
    return problems;
  }
  const url = new URL(config.baseUrl);
  if (url.protocol !== 'https:' && !isThisMachine(url.hostname)) {
    problems.push('BASE_URL: must start with https:// in production, or passwords would travel in the open.');
  }
  // Also where it listens for this machine alone: a proxy of the machine is what people reach.
  if (!isGiven(env.BASE_URL)) {
    problems.push('BASE_URL: give the address people open; links in mails lead there.');
  }
  if (!isGiven(env.SMTP_URL)) {
    problems.push('SMTP_URL: needed in production, or nobody receives the mail that confirms an account.');
  }
  return problems;
}

function isGiven(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

function isThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}

type Read = <Value>(name: string, type: z.ZodType<Value, string>) => Value | undefined;

/** The variables of the OpenTelemetry specification ("Environment Variable Specification"), as far as traces go. */
function getTraces(read: Read): TracesConfig | undefined {
  const endpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT', address);
  const serviceName = read('OTEL_SERVICE_NAME', z.string()) ?? 'porchlight';
  const sampler = read('OTEL_TRACES_SAMPLER', samplerName) ?? 'parentbased_always_on';
  const ratio = read('OTEL_TRACES_SAMPLER_ARG', share) ?? 1;
  const isDisabled = read('OTEL_SDK_DISABLED', isTrue) ?? false;
  return endpoint === undefined || isDisabled ? undefined : { endpoint, serviceName, sampler, ratio };
}
