import { spawnSync } from 'node:child_process';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parseConfig } from './config.ts';
import { makeSealingCertificate } from './features/signing/sealing/sealing-identity.ts';
import type { Config, Environment } from './platform/base/config-types.ts';

function readGoodConfig(env: Environment): Config {
  const result = parseConfig(env);
  if ('problems' in result) throw new Error(result.problems.join('\n'));
  return result.config;
}

function listProblems(env: Environment): string[] {
  const result = parseConfig(env);
  return 'problems' in result ? result.problems : [];
}

const production = {
  NODE_ENV: 'production',
  BASE_URL: 'https://porchlight.example',
  SMTP_URL: 'smtps://mail.example',
};

test('with nothing set, Porchlight runs on this machine alone and keeps everything in its data folder', () => {
  expect(readGoodConfig({})).toEqual({
    mode: 'development',
    logLevel: 'warn',
    host: 'localhost',
    port: 3000,
    baseUrl: 'http://localhost:3000',
    dataDir: resolve(import.meta.dirname, '../../data'),
    databaseUrl: undefined,
    databasePoolSize: 10,
    authSecret: undefined,
    fileKey: undefined,
    signingKey: undefined,
    oidc: undefined,
    smtpUrl: undefined,
    smtpLanes: 4,
    smtpLanesPerDomain: 2,
    mailFrom: 'no-reply@localhost',
    betaApproval: false,
    drainSeconds: 30,
    metrics: undefined,
    largestFile: 25 * 1024 * 1024,
    spacePerBuyer: 2 * 1024 * 1024 * 1024,
    clamd: undefined,
    s3: undefined,
    backup: { passphrase: undefined, keyFile: undefined },
    webhookPrivateTargets: false,
    trustedProxies: [],
  });
});

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' });
const otherCurve = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey;
const certificate = await makeSealingCertificate({ privateKey, organization: 'Test', now: new Date() });
const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ format: 'der', type: 'pkcs8' })
  .toString('base64');
const oidc = { OIDC_ISSUER: 'https://accounts.example', OIDC_CLIENT_ID: 'porchlight' };

test('a full production environment is read value by value', () => {
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    HOST: '0.0.0.0',
    PORT: '8080',
    BASE_URL: 'https://porchlight.example/',
    DATA_DIR: '/var/lib/porchlight/../porchlight',
    DATABASE_URL: 'postgresql://porchlight:secret@db.internal:5432/porchlight?sslmode=verify-full',
    DATABASE_POOL_SIZE: '80',
    AUTH_SECRET: 'a'.repeat(32),
    FILE_KEY: Buffer.alloc(32, 7).toString('base64'),
    SIGNING_KEY: pkcs8.toString('base64'),
    SIGNING_CERTIFICATE: certificate.replaceAll('\n', '\\n'),
    TIMESTAMP_URL: 'http://timestamp.example/rfc3161',
    WEEKLY_RATES_URL: 'https://www.freddiemac.com/pmms/docs/PMMS_history.csv',
    OIDC_ISSUER: 'https://accounts.example/realms/homes',
    OIDC_CLIENT_ID: 'porchlight',
    OIDC_CLIENT_SECRET: 'hush',
    OIDC_NAME: 'Homes',
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    MAIL_FROM: 'Porchlight <hello@porchlight.example>',
    BETA_APPROVAL: 'on',
    MAX_FILE_BYTES: '1000',
    SPACE_PER_BUYER_BYTES: '5000',
    S3_BUCKET: 'documents',
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
    S3_FORCE_PATH_STYLE: 'true',
    BACKUP_KEY_FILE: '/etc/porchlight/backup.key',
    WEBHOOK_PRIVATE_TARGETS: 'allow',
    SMTP_LANES: '8',
    SMTP_LANES_PER_DOMAIN: '3',
    DRAIN_SECONDS: '45',
    METRICS_PORT: '9464',
    METRICS_HOST: '0.0.0.0',
    METRICS_TOKEN: 'sixteen-letters-and-more',
    TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1',
  };
  expect(readGoodConfig(env)).toEqual({
    mode: 'production',
    logLevel: 'warn',
    host: '0.0.0.0',
    port: 8080,
    baseUrl: 'https://porchlight.example',
    dataDir: '/var/lib/porchlight',
    databaseUrl: 'postgresql://porchlight:secret@db.internal:5432/porchlight?sslmode=verify-full',
    databasePoolSize: 80,
    authSecret: 'a'.repeat(32),
    fileKey: new Uint8Array(32).fill(7),
    signingKey: createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }),
    signingCertificate: [expect.stringContaining('BEGIN CERTIFICATE')],
    timestampUrl: 'http://timestamp.example/rfc3161',
    weeklyRatesUrl: 'https://www.freddiemac.com/pmms/docs/PMMS_history.csv',
    oidc: {
      issuer: 'https://accounts.example/realms/homes',
      clientId: 'porchlight',
      clientSecret: 'hush',
      name: 'Homes',
    },
    smtpUrl: 'smtps://user:secret@mail.example:465',
    smtpLanes: 8,
    smtpLanesPerDomain: 3,
    mailFrom: 'Porchlight <hello@porchlight.example>',
    betaApproval: true,
    largestFile: 1000,
    spacePerBuyer: 5000,
    s3: {
      bucket: 'documents',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9000',
      accessKeyId: 'id',
      secretAccessKey: 'key',
      forcePathStyle: true,
    },
    backup: { passphrase: undefined, keyFile: '/etc/porchlight/backup.key' },
    webhookPrivateTargets: true,
    drainSeconds: 45,
    metrics: { port: 9464, host: '0.0.0.0', token: 'sixteen-letters-and-more' },
    trustedProxies: ['10.0.0.0/8', '2001:db8::1'],
  });
});

describe('accepted', () => {
  test.each<[string, Environment, Partial<Config>]>([
    [
      'clamd on this machine',
      { CLAMD_URL: 'unix:/run/clamav/clamd.ctl' },
      { clamd: { path: '/run/clamav/clamd.ctl' } },
    ],
    ['clamd elsewhere', { CLAMD_URL: 'tcp://10.0.0.7:3310' }, { clamd: { host: '10.0.0.7', port: 3310 } }],
    ['an empty value counts as not given', { PORT: '', SMTP_URL: '  ' }, { port: 3000, smtpUrl: undefined }],
    [
      'a provider is named by its host, and may know us by our key alone',
      oidc,
      {
        oidc: {
          issuer: 'https://accounts.example',
          clientId: 'porchlight',
          clientSecret: undefined,
          name: 'accounts.example',
        },
      },
    ],
    ['any free port', { PORT: '0' }, { port: 0 }],
    ['the address follows the port', { PORT: '4100' }, { baseUrl: 'http://localhost:4100' }],
    [
      'a relative data folder starts where the server is started',
      { DATA_DIR: 'my-data' },
      { dataDir: resolve('my-data') },
    ],
    ['an IPv6 address to listen on', { HOST: '::1' }, { host: '::1' }],
    ['another address of this machine alone', { HOST: '127.0.0.2' }, { host: '127.0.0.2' }],
    ['all addresses in production', { ...production, HOST: '::' }, { host: '::' }],
    ['a database behind a socket', { DATABASE_URL: 'postgres:///porchlight?host=/run/postgresql' }, {}],
    [
      'the sender follows the address',
      { BASE_URL: 'http://porch.example:81' },
      { mailFrom: 'no-reply@porch.example' },
    ],
    ['production on this machine without https', { ...production, BASE_URL: 'http://localhost:3000' }, {}],
    ['production on this machine by number', { ...production, BASE_URL: 'http://127.0.0.1:3000' }, {}],
    [
      'a bucket without keys',
      { S3_BUCKET: 'documents', S3_REGION: 'us-east-1' },
      {
        s3: {
          bucket: 'documents',
          region: 'us-east-1',
          endpoint: undefined,
          accessKeyId: undefined,
          secretAccessKey: undefined,
          forcePathStyle: false,
        },
      },
    ],
  ])('%s', (_case, env, expected) => {
    expect(readGoodConfig(env)).toMatchObject(expected);
  });
});

describe('refused', () => {
  test.each<[string, Environment, string]>([
    ['clamd over http', { CLAMD_URL: 'http://10.0.0.7:3310' }, 'CLAMD_URL'],
    ['clamd without a port', { CLAMD_URL: 'tcp://10.0.0.7' }, 'CLAMD_URL'],
    ['an unknown mode', { NODE_ENV: 'staging' }, 'NODE_ENV'],
    ['a port that is no number', { PORT: 'http' }, 'PORT'],
    ['a port beyond the last', { PORT: '65536' }, 'PORT'],
    ['a port in hexadecimal', { PORT: '0x50' }, 'PORT'],
    ['a negative port', { PORT: '-1' }, 'PORT'],
    ['a host with a port', { HOST: 'localhost:3000' }, 'HOST'],
    ['all addresses while mail is shown', { HOST: '0.0.0.0' }, 'HOST'],
    ['all IPv6 addresses while mail is shown', { HOST: '::' }, 'HOST'],
    ['an address that others reach while mail is shown', { HOST: '192.168.1.7' }, 'HOST'],
    ['a name that others reach while mail is shown', { HOST: 'porch.example' }, 'HOST'],
    ['a name that only begins like this machine', { HOST: '127.0.0.1.porch.example' }, 'HOST'],
    ['all addresses in a test', { NODE_ENV: 'test', HOST: '0.0.0.0' }, 'HOST'],
    ['an address without a scheme', { BASE_URL: 'porchlight.example' }, 'BASE_URL'],
    ['an address of another scheme', { BASE_URL: 'ftp://porchlight.example' }, 'BASE_URL'],
    ['an address with a path', { BASE_URL: 'https://porchlight.example/home' }, 'BASE_URL'],
    ['an address with a password', { BASE_URL: 'https://a:b@porchlight.example' }, 'BASE_URL'],
    ['production in the open', { ...production, BASE_URL: 'http://porchlight.example' }, 'BASE_URL'],
    [
      'production for other machines without saying its address',
      { ...production, BASE_URL: undefined, HOST: '0.0.0.0' },
      'BASE_URL',
    ],
    [
      'production behind a proxy on this machine without saying its address',
      { ...production, BASE_URL: undefined, HOST: '127.0.0.1' },
      'BASE_URL',
    ],
    ['production with mail to files only', { ...production, SMTP_URL: undefined }, 'SMTP_URL'],
    ['another database', { DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    ['a pool of one', { DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE'],
    ['more connections than the own database allows', { DATABASE_POOL_SIZE: '41' }, 'DATABASE_POOL_SIZE'],
    ['a short secret', { AUTH_SECRET: 'a'.repeat(31) }, 'AUTH_SECRET'],
    ['a file key of 31 bytes', { FILE_KEY: Buffer.alloc(31).toString('base64') }, 'FILE_KEY'],
    ['a file key that is no base64', { FILE_KEY: `${'!'.repeat(43)}=` }, 'FILE_KEY'],
    ['a signing key that is none', { SIGNING_KEY: 'bm90IGEga2V5' }, 'SIGNING_KEY'],
    [
      'a signing key of another curve',
      { SIGNING_KEY: otherCurve.export({ format: 'der', type: 'pkcs8' }).toString('base64') },
      'SIGNING_KEY',
    ],
    ['a certificate that is none', { SIGNING_CERTIFICATE: 'PEM' }, 'SIGNING_CERTIFICATE'],
    [
      'the certificate of another key',
      { SIGNING_KEY: otherKey, SIGNING_CERTIFICATE: certificate },
      'SIGNING_CERTIFICATE',
    ],
    ['a survey of rates that is no address', { WEEKLY_RATES_URL: 'PMMS_history.csv' }, 'WEEKLY_RATES_URL'],
    ['a time-stamp service that is no address', { TIMESTAMP_URL: 'timestamp.example' }, 'TIMESTAMP_URL'],
    ['a provider without a client', { OIDC_ISSUER: 'https://accounts.example' }, 'OIDC_CLIENT_ID'],
    ['a client without a provider', { OIDC_CLIENT_ID: 'porchlight' }, 'OIDC_ISSUER'],
    ['a provider in the open', { ...oidc, OIDC_ISSUER: 'http://accounts.example' }, 'OIDC_ISSUER'],
    ['a provider with a query', { ...oidc, OIDC_ISSUER: 'https://accounts.example?x=1' }, 'OIDC_ISSUER'],
    ['mail over another protocol', { SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    ['mail to no host', { SMTP_URL: 'smtp://' }, 'SMTP_URL'],
    ['no lane for mail', { SMTP_LANES: '0' }, 'SMTP_LANES'],
    ['more lanes for mail than a server takes', { SMTP_LANES: '51' }, 'SMTP_LANES'],
    ['no lane for a domain', { SMTP_LANES_PER_DOMAIN: '0' }, 'SMTP_LANES_PER_DOMAIN'],
    ['a sender that is no address', { MAIL_FROM: 'Porchlight' }, 'MAIL_FROM'],
    ['a sender with a second line', { MAIL_FROM: 'A\nBcc: x <a@b.example>' }, 'MAIL_FROM'],
    ['an approval that is neither on nor off', { BETA_APPROVAL: 'true' }, 'BETA_APPROVAL'],
    ['files of no size', { MAX_FILE_BYTES: '0' }, 'MAX_FILE_BYTES'],
    ['files larger than the space', { SPACE_PER_BUYER_BYTES: '1000' }, 'MAX_FILE_BYTES'],
    ['a bucket without a region', { S3_BUCKET: 'documents' }, 'S3_REGION'],
    ['a region without a bucket', { S3_REGION: 'us-east-1' }, 'S3_BUCKET'],
    [
      'one key of two',
      { S3_BUCKET: 'documents', S3_REGION: 'us-east-1', S3_ACCESS_KEY_ID: 'id' },
      'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY',
    ],
    ['a bucket name no store takes', { S3_BUCKET: 'My Documents', S3_REGION: 'us-east-1' }, 'S3_BUCKET'],
    [
      'neither true nor false',
      { S3_BUCKET: 'documents', S3_REGION: 'us-east-1', S3_FORCE_PATH_STYLE: 'yes' },
      'S3_FORCE_PATH_STYLE',
    ],
    ['a permission in other words', { WEBHOOK_PRIVATE_TARGETS: 'yes' }, 'WEBHOOK_PRIVATE_TARGETS'],
    ['a proxy by name', { TRUSTED_PROXIES: 'proxy.internal' }, 'TRUSTED_PROXIES'],
    ['a network too narrow', { TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  ])('%s', (_case, env, name) => {
    const problems = listProblems(env);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: `));
  });

  it('lists every problem at once, contradictions too', () => {
    const problems = listProblems({
      NODE_ENV: 'production',
      PORT: 'x',
      BASE_URL: 'http://porchlight.example',
      S3_ENDPOINT: 'https://s3.example',
    });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'S3_BUCKET',
      'S3_REGION',
      'BASE_URL',
      'SMTP_URL',
    ]);
  });

  it('says what to do where others would reach what only a trial may show', () => {
    const [problem = ''] = listProblems({ HOST: '0.0.0.0' });
    for (const word of ['/dev/mail', 'NODE_ENV=production', 'localhost']) expect(problem).toContain(word);
  });

  it('never repeats a value, because it may be a password', () => {
    const secret = 'hunter2hunter2';
    const problems = listProblems({
      AUTH_SECRET: secret,
      FILE_KEY: secret,
      DATABASE_URL: `mysql://me:${secret}@db`,
      SMTP_URL: `mailto:${secret}`,
    });
    expect(problems).toHaveLength(4);
    expect(problems.join('\n')).not.toContain(secret);
  });
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
test.skipIf(!hasOpenssl).each(['.env.example', 'deploy/compose.env.example'])(
  'the keys that the commands in %s print are taken',
  async (path) => {
    const text = await readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
    const print = (command: RegExp) =>
      spawnSync('sh', ['-c', command.exec(text)?.[0] ?? ''], { encoding: 'utf8' }).stdout.trim();
    const keys = {
      FILE_KEY: print(/openssl rand -base64 32/),
      SIGNING_KEY: print(/openssl genpkey [^\n)]*/),
    };
    expect(Object.values(keys)).not.toContain('');
    expect(listProblems(keys)).toEqual([]);
  },
);

describe('a variable that nothing reads', () => {
  test.each<[string, Environment, string[]]>([
    [
      'two letters exchanged',
      { DATABASE_ULR: 'x' },
      ['DATABASE_ULR: nothing reads this variable. Is DATABASE_URL meant?'],
    ],
    ['a letter too many', { PORTS: '80' }, ['PORTS: nothing reads this variable. Is PORT meant?']],
    ['no underscore', { BASEURL: 'x' }, ['BASEURL: nothing reads this variable. Is BASE_URL meant?']],
    ['small letters', { smtp_url: 'x' }, ['smtp_url: nothing reads this variable. Is SMTP_URL meant?']],
    [
      'another of a family of ours',
      { S3_KMS_KEY_ID: 'x' },
      ['S3_KMS_KEY_ID: nothing reads this variable. .env.example lists those that are read.'],
    ],
    [
      'what others put into every environment',
      {
        HOME: '/root',
        HOSTNAME: 'a',
        MAIL: '/var/mail/a',
        NODE_OPTIONS: 'x',
        PATH: 'x',
        PWD: '/',
        SHELL: 'x',
        TERM: 'x',
        USER: 'a',
        npm_config_prefix: '/',
        DATABASE_PORT: 'tcp://10.0.0.1:5432',
        DATABASE_SERVICE_HOST: '10.0.0.1',
        DATABASE_PORT_5432_TCP_ADDR: '10.0.0.1',
      },
      [],
    ],
    ['an empty one', { SMTP_HOST: ' ' }, []],
  ])('%s', (_case, env, sentences) => {
    expect(parseConfig(env)).toMatchObject({ config: {}, unread: sentences });
  });

  it('is named beside a problem, which it may be the cause of', () => {
    const found = parseConfig({
      ...production,
      SMTP_URL: undefined,
      SMPT_URL: 'smtps://me:hunter2@mail.example',
    });
    expect(found).toEqual({
      problems: [expect.stringMatching(/^SMTP_URL: needed in production/)],
      unread: ['SMPT_URL: nothing reads this variable. Is SMTP_URL meant?'],
    });
  });
});

test('.env.example documents exactly the variables that are read', async () => {
  const names = new Set<string>();
  parseConfig(
    new Proxy<Environment>(
      {},
      { get: (_target, name) => void (typeof name === 'string' && names.add(name)) },
    ),
  );
  const example = await readFile(new URL('../../.env.example', import.meta.url), 'utf8');
  const documented = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
  expect(documented.toSorted()).toEqual([...names].toSorted());
});
