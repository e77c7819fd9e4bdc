import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OTHER_COMPANY } from './testing/other-company.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const WORKSPACES = ['pdf', 'domain', 'content', 'server', 'web'];
/** A build takes twenty seconds of an idle core. */
const MAX_MS = 600_000;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'acme-'));
  await copySources();
  await rename();
  await prerenderOneOfEach();
  const runStep = (...step: string[]) =>
    run(process.execPath, step, {
      cwd: join(folder, 'web'),
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    });
  const buildPages = () => runStep('../node_modules/@react-router/dev/bin.cjs', 'build');
  // React Router gives its first page ten seconds, which the tests beside this one may take from it once.
  await buildPages().catch(buildPages);
  await runStep('postbuild/finish-build.ts');
}, MAX_MS);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('another company is named in content/src/company.ts alone: pages, emails, PDFs and what machines read follow', {
  timeout: MAX_MS,
}, async () => {
  const program = `
    const { company } = await import('@porchlight/content/company.ts');
    const { findLeftovers } = await import('./scripts/leftovers.ts');
    const { listShown } = await import('./scripts/testing/shown-texts.ts');
    const shown = await listShown(process.cwd(), company);
    const named = shown.filter(({ text }) => text.includes('Acme Homes')).map(({ place }) => place);
    console.log(JSON.stringify({ leftovers: findLeftovers(company, shown), named, count: shown.length }));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    maxBuffer: 2 ** 24,
  });
  const { leftovers, named } = JSON.parse(stdout);
  expect(leftovers).toEqual([]);
  for (const place of [
    'web/build/client/index.html',
    'web/build/client/portal/closing/index.html',
    'web/build/client/privacy/index.html',
    'web/build/client/site.webmanifest',
    'web/build/client/favicon.svg',
    'email digest: usual',
    'PDF of an estimate',
    'PDF of a signature’s certificate',
    'OpenAPI description',
    'security-policy.txt',
  ])
    expect(named).toContain(place);
});

test('its colors and its logo are everywhere as well', async () => {
  const read = (path: string) => readFile(join(folder, 'web/build/client', path), 'utf8');
  const icon = await read('favicon.svg');
  expect(icon).toContain('<path d="M2 24L13 2L24 24z" fill="');
  expect(await read('index.html')).toContain('d="M2 24L13 2L24 24z"');
  // oklch(30% 0.1 20) in sRGB.
  expect(icon).toContain('fill="#551018"');
  expect(await read('site.webmanifest')).toContain('"theme_color":"#551018"');
  const styles = (await readdir(join(folder, 'web/build/client/assets'))).find((name) =>
    /^root-.*\.css$/.test(name),
  );
  expect(await read(`assets/${styles}`)).toMatch(/--dusk:\s*oklch\(40% \.1 20\)/);
});

/** The sources, with the packages of this folder, and with workspaces that are the copies. */
async function copySources(): Promise<void> {
  const isSource = (path: string) => !/\/(node_modules|build|\.react-router)$/.test(path);
  for (const name of [...WORKSPACES, 'scripts', 'package.json', 'tsconfig.base.json'])
    await cp(join(root, name), join(folder, name), { recursive: true, filter: isSource });
  await mkdir(join(folder, 'node_modules/@porchlight'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@porchlight')
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of WORKSPACES) {
    await symlink(join(folder, name), join(folder, 'node_modules/@porchlight', name));
    const own = join(root, name, 'node_modules');
    if ((await readdir(join(root, name))).includes('node_modules'))
      await symlink(own, join(folder, name, 'node_modules'));
  }
}

/** Of pages with one source the first alone is made: they take what names the company from the same place, and their texts are in the scripts. */
const prerenderOneOfEach = () =>
  change('web/src/pages/page-list.ts', (replace) =>
    replace('.flatMap(({ addresses }) => addresses);', '.flatMap(({ addresses }) => addresses.slice(0, 1));'),
  );

const rename = () =>
  change('content/src/company.ts', (replace) => {
    for (const [pattern, by] of OTHER_COMPANY) replace(pattern, by);
  });

type Replace = (pattern: RegExp | string, by: string) => void;

async function change(file: string, edit: (replace: Replace) => void): Promise<void> {
  const path = join(folder, file);
  let text = await readFile(path, 'utf8');
  edit((pattern, by) => {
    expect(text).toMatch(pattern);
    text = text.replace(pattern, by);
  });
  await writeFile(path, text);
}
