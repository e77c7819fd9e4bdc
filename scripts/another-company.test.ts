import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { OTHER_COMPANY } from './testing/other-company.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Reads another company's name from where the sources read their own. The long test builds the pages with it. */
const PROGRAM = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  const changes = ${JSON.stringify(OTHER_COMPANY.filter(([pattern]) => typeof pattern === 'string'))};
  const FILE = 'content/src/company.ts';
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith(FILE)) return loaded;
      const source = changes.reduce((text, [from, to]) => text.replace(from, to), String(loaded.source));
      return { ...loaded, source };
    },
  });
  const { company } = await import('@porchlight/content/company.ts');
  const { findLeftovers } = await import('./scripts/leftovers.ts');
  const { listWritten } = await import('./scripts/testing/shown-texts.ts');
  const sources = ['web/src', 'content/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => folder + '/' + name)
      .filter((path) => /\\.(tsx?|css)$/.test(path) && !path.includes('.test.') && path !== FILE)
      .map((place) => ({ place, text: readFileSync(place, 'utf8') })),
  );
  const written = await listWritten(process.cwd(), company);
  const named = written.filter(({ text }) => text.includes('Acme Homes')).map(({ place }) => place);
  const leftovers = findLeftovers(company, [...written, ...sources]);
  console.log(JSON.stringify({ leftovers, named, sources: sources.length }));`;

test('another company is named in content/src/company.ts alone: emails, PDFs and what machines read follow', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', PROGRAM],
    { cwd: root, maxBuffer: 2 ** 24 },
  );
  const { leftovers, named, sources } = JSON.parse(stdout);
  expect(leftovers).toEqual([]);
  expect(sources).toBeGreaterThan(500);
  for (const place of [
    'email digest: usual',
    'PDF of an estimate',
    'PDF of a signature’s certificate',
    'OpenAPI description',
    'security-policy.txt',
  ])
    expect(named).toContain(place);
});
