import type { KeyObject } from 'node:crypto';

/** What the operator decides about one installation. Read once, at the start, from the environment and nowhere else. */
export type Config = {
  /**
   * NODE_ENV. Development shows mail at /dev/mail and is for this machine alone; production refuses whatever is only fit for trying
   * things out.
   */
  mode: 'development' | 'production' | 'test';
  /** `info` has a line for each request, `warn` what went wrong alone. */
  logLevel: 'silent' | 'warn' | 'info';
  /** HOST: the name or address the server listens on; outside production one of this machine alone. */
  host: string;
  /** PORT: 0 to 65535; 0 takes any free one. */
  port: number;
  /** BASE_URL: the origin people open and links in mails lead to; no trailing slash. */
  baseUrl: string;
  /** DATA_DIR: absolute path of the folder for the database, documents, secrets and mail written to files. */
  dataDir: string;
  /** DATABASE_URL: a PostgreSQL 15 or newer of the operator's own; without it the server runs its own in the data folder. */
  databaseUrl: string | undefined;
  /** DATABASE_DIRECT_URL: the same database without the pooler that DATABASE_URL leads to, for what needs a session of its own. */
  databaseDirectUrl: string | undefined;
  /** DATABASE_REPLICA_URL: a streaming standby of that database, for what reads across many people; without it all is read from the one. */
  databaseReplicaUrl: string | undefined;
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
  /** OIDC_ISSUER and its companions: the identity provider for sign-in; without it people sign in by email address and passkey alone. */
  oidc: OidcConfig | undefined;
  /** SMTP_URL: where mail goes; without it mail is written to files in the data folder. */
  smtpUrl: string | undefined;
  /** SMTP_LANES: how many emails a process hands over at once, each on a connection of its own. */
  smtpLanes: number;
  /** SMTP_LANES_PER_DOMAIN: how many of them go to one domain at most. */
  smtpLanesPerDomain: number;
  /** MAIL_FROM: the sender of every mail, `name@example.com` or `Name <name@example.com>`. */
  mailFrom: string;
  /** BETA_APPROVAL: whether a request for beta access waits for a member of staff; otherwise it takes effect at once. */
  betaApproval: boolean;
  weeklyRatesUrl: string | undefined;
  /** MAX_FILE_BYTES: largest document, in bytes. */
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
  /** DRAIN_SECONDS: how long work in progress, such as an upload, may continue once the server was asked to stop. */
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

/** `token`: what a reader of the figures has to send (`Authorization: Bearer`); needed where other machines can connect. */
export type MetricsConfig = { port: number; host: string; token: string | undefined };

/** One provider of OpenID Connect. Without a secret the installation proves itself with its signing key (private_key_jwt). */
export type OidcConfig = {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** OIDC_NAME: what people know it by; without it the issuer's host name. */
  name: string;
};

/** The samplers of the OpenTelemetry specification (OTEL_TRACES_SAMPLER). */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where spans go (without the last slash), the name they go under, which traces are kept, and their share from 0 to 1. */
export type TracesConfig = {
  endpoint: string;
  serviceName: string;
  sampler: (typeof SAMPLERS)[number];
  ratio: number;
};

/** Where clamd listens. */
export type ClamdAddress = { host: string; port: number } | { path: string };

export type Environment = Record<string, string | undefined>;
