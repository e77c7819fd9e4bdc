import type { KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  DEFAULT_LARGEST_FILE,
  DEFAULT_SPACE_PER_BUYER,
} from '@porchlight/domain/documents/document-files.ts';
import type { z } from 'zod';
import { readTraces } from './config-traces.ts';
import * as values from './config-values.ts';
import { findChainProblem } from './features/signing/sealing-identity.ts';
import type { TracesConfig } from './platform/operation/trace-types.ts';
import type { ClamdAddress } from './platform/virus-check.ts';

/** What the operator decides about one installation. Read once, at the start, from the environment and nowhere else. */
export type Config = {
  /** NODE_ENV. Development shows mail at /dev/mail; production refuses whatever is only fit for trying things out. */
  mode: 'development' | 'production' | 'test';
  /** HOST: the name or address the server listens on. */
  host: string;
  /** PORT: 0 to 65535; 0 takes any free one. */
  port: number;
  /** BASE_URL: the origin people open and links in mails lead to; no trailing slash. */
  baseUrl: string;
  /** DATA_DIR: absolute path of the folder for the database, documents, secrets and mail written to files. */
  dataDir: string;
  /** DATABASE_URL: a PostgreSQL 15 or newer of the operator's own; without it the server runs its own in the data folder. */
  databaseUrl: string | undefined;
  /** DATABASE_POOL_SIZE: most connections that requests hold at once, per process. */
  databasePoolSize: number;
  /** AUTH_SECRET: signs sessions and links, 32 characters and up; without it one is made and kept in the data folder. */
  authSecret: string | undefined;
  /** FILE_KEY: 32 bytes that the keys of stored documents are wrapped with; without it they are made and kept. */
  fileKey: Uint8Array | undefined;
  /** SIGNING_KEY: the private key (ES256) behind /.well-known/jwks.json; without it one is made and kept in the data folder. */
  signingKey: KeyObject | undefined;
  /** SIGNING_CERTIFICATE: the certificate of the signing key and those above it, as PEM; without it one is made and kept. */
  signingCertificate: string[] | undefined;
  /** TIMESTAMP_URL: a service (RFC 3161) that certifies when a document was signed; without it the server's own clock says so. */
  timestampUrl: string | undefined;
  /** OIDC_ISSUER and so on: where else people can sign in; without it by e-mail address and passkey alone. */
  oidc: OidcConfig | undefined;
  /** SMTP_URL: where mail goes; without it mail is written to files in the data folder. */
  smtpUrl: string | undefined;
  /** MAIL_FROM: the sender of every mail, `name@example.com` or `Name <name@example.com>`. */
  mailFrom: string;
  /** BETA_APPROVAL: whether a request for beta access waits for a member of staff; otherwise it takes effect at once. */
  betaApproval: boolean;
  /** LARGEST_FILE_BYTES: largest document, in bytes. */
  largestFile: number;
  /** SPACE_PER_BUYER_BYTES: all documents of one buyer together, in bytes. */
  spacePerBuyer: number;
  /** CLAMD_URL: every upload is checked for viruses there before it counts; without it none is. */
  clamd: ClamdAddress | undefined;
  /** S3_BUCKET, S3_REGION and so on: documents go to this bucket; without it to the data folder. */
  s3: S3Config | undefined;
  /** WEBHOOK_PRIVATE_TARGETS: whether webhooks may go into private networks, to this machine, and over http. */
  webhookPrivateTargets: boolean;
  /** BACKUP_PASSPHRASE, BACKUP_KEY_FILE: what backups are encrypted with, as it is or in a file; without both it is asked for. */
  backup: { passphrase: string | undefined; keyFile: string | undefined };
  /** METRICS_PORT and so on: where figures for Prometheus are answered; without the port nowhere. */
  metrics: MetricsConfig | undefined;
  /** OTEL_EXPORTER_OTLP_ENDPOINT and so on: where traces are sent; without it none are kept. */
  traces: TracesConfig | undefined;
  /** DRAIN_SECONDS: how long what is under way, such as an upload, may take once the server was told to stop. */
  drainSeconds: number;
  /** TRUSTED_PROXIES: addresses and networks (CIDR) whose X-Forwarded-For is believed. */
  trustedProxies: string[];
};

/** Without the two keys the S3 client finds its credentials where it always looks, such as an instance's role. */
export type S3Config = {
  bucket: string;
  region: string;
  /** S3_ENDPOINT: for stores other than Amazon's. */
  endpoint: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
  /** S3_FORCE_PATH_STYLE: the bucket in the path and not in the host name; most stores of one's own need it. */
  forcePathStyle: boolean;
};

/** `token`: what whoever reads the figures has to send (`Authorization: Bearer`); needed where other machines are let in. */
export type MetricsConfig = { port: number; host: string; token: string | undefined };

/** One provider of OpenID Connect. Without a secret the installation proves itself with its signing key (private_key_jwt). */
export type OidcConfig = {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** OIDC_NAME: what people know it by; without it the issuer's host name. */
  name: string;
};

export type Environment = Record<string, string | undefined>;

/** The configuration, or everything that is wrong with it at once, one sentence each. An empty value counts as not given. */
export function readConfig(env: Environment = process.env): { config: Config } | { problems: string[] } {
  const problems: string[] = [];

  function read<Value>(name: string, type: z.ZodType<Value, string>): Value | undefined {
    const text = env[name]?.trim();
    if (text === undefined || text === '') return undefined;
    const result = type.safeParse(text);
    if (!result.success) problems.push(...result.error.issues.map((issue) => `${name}: ${issue.message}`));
    return result.data;
  }

  const port = read('PORT', values.wholeNumber(0, 65_535)) ?? 3000;
  const baseUrl = read('BASE_URL', values.origin) ?? `http://localhost:${port}`;
  const config: Config = {
    mode: read('NODE_ENV', values.mode) ?? 'development',
    host: read('HOST', values.hostName) ?? 'localhost',
    port,
    baseUrl,
    dataDir: resolve(read('DATA_DIR', values.anyText) ?? DEFAULT_DATA_DIR),
    databaseUrl: read('DATABASE_URL', values.databaseUrl),
    databasePoolSize: read('DATABASE_POOL_SIZE', values.wholeNumber(2, 500)) ?? 10,
    authSecret: read('AUTH_SECRET', values.authSecret),
    fileKey: read('FILE_KEY', values.fileKey),
    signingKey: read('SIGNING_KEY', values.signingKey),
    signingCertificate: read('SIGNING_CERTIFICATE', values.signingCertificate),
    timestampUrl: read('TIMESTAMP_URL', values.timestampUrl),
    oidc: readOidc(),
    smtpUrl: read('SMTP_URL', values.smtpUrl),
    mailFrom: read('MAIL_FROM', values.mailFrom) ?? `no-reply@${new URL(baseUrl).hostname}`,
    betaApproval: read('BETA_APPROVAL', values.onOrOff) ?? false,
    largestFile:
      read('LARGEST_FILE_BYTES', values.wholeNumber(1, values.LARGEST_OBJECT)) ?? DEFAULT_LARGEST_FILE,
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
    traces: readTraces(read),
    drainSeconds: read('DRAIN_SECONDS', values.wholeNumber(0, 3_600)) ?? 30,
    trustedProxies: read('TRUSTED_PROXIES', values.networks) ?? [],
  };
  problems.push(...findContradictions(config, env));
  return problems.length > 0 ? { problems } : { config };

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
    const forcePathStyle = read('S3_FORCE_PATH_STYLE', values.flag) ?? false;
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

const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../data', import.meta.url));

/** The server's own database allows 60 connections; jobs, live events and a second start need some too. */
const LARGEST_POOL_ON_OWN_DATABASE = 40;

const S3_NAMES = [
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_FORCE_PATH_STYLE',
] as const;

const OIDC_NAMES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;

/** What is right by itself and wrong together. */
function findContradictions(config: Config, env: Environment): string[] {
  const problems: string[] = [];
  if (config.largestFile > config.spacePerBuyer) {
    problems.push('LARGEST_FILE_BYTES: must not be more than SPACE_PER_BUYER_BYTES.');
  }
  if (!isGiven(env.DATABASE_URL) && config.databasePoolSize > LARGEST_POOL_ON_OWN_DATABASE) {
    problems.push(
      `DATABASE_POOL_SIZE: at most ${LARGEST_POOL_ON_OWN_DATABASE} without a DATABASE_URL of your own.`,
    );
  }
  if (config.signingKey !== undefined && isGiven(env.SIGNING_CERTIFICATE)) {
    const problem = findChainProblem(env.SIGNING_CERTIFICATE ?? '', config.signingKey);
    if (problem !== undefined && config.signingCertificate !== undefined)
      problems.push(`SIGNING_CERTIFICATE: ${problem}`);
  }
  if (config.mode !== 'production') return problems;
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
