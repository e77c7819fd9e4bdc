import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findDocumentOffences } from './doc-rules.mjs';

/** Decisions of the made-up projects, so that this file names none of them itself. */
const THERE = '0001';
const GONE = '0999';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-documents-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What is wrong in a project of these texts by path, and of a package with the command `check`. */
function judge(texts) {
  const given = {
    'package.json': '{"scripts":{"check":""}}',
    'domain/src/loans/README.md': '# Loans',
    ...texts,
  };
  for (const [path, text] of Object.entries(given)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return findDocumentOffences(Object.keys(given), folder);
}

test.each([
  ['a path of the project', '`domain/src/loans/README.md`'],
  ['a folder', '`domain/src/loans/` or `domain/src/loans`'],
  ['the end of a path', '`loans/README.md`'],
  ['a pattern', '`domain/src/*/README.md` and `domain/src/<feature>/README.md`'],
  ['what is built', '`web/build`'],
  [
    'addresses, commands and names that are no paths',
    '`/portal/docs`, `npm run NAME`, `leads/read`, `npm run check`',
  ],
  ['a link', '[loans](domain/src/loans/README.md#rules), [elsewhere](https://example.com/x.md)'],
])('a document may name %s', (_what, text) => {
  expect(judge({ 'README.md': text })).toEqual([]);
});

test.each([
  ['a path', '`domain/src/loans/gone.ts`', 'there is no domain/src/loans/gone.ts'],
  ['a file by its name', '`gone.test.ts`', 'there is no gone.test.ts'],
  ['a folder', '`server/src/gone/`', 'there is no server/src/gone/'],
  ['a pattern', '`domain/src/*/gone.ts`', 'there is no domain/src/*/gone.ts'],
  ['a link', '[loans](domain/src/gone.md)', 'leads nowhere'],
  ['a command, also in a block', '```sh\nnpm run gone\n```', 'there is no npm run gone'],
  ['a decision', `See decision ${GONE}.`, `there is no decision ${GONE}`],
])('a document that names %s that is gone is found', (_what, text, offence) => {
  expect(judge({ 'README.md': text })).toEqual([expect.stringContaining(offence)]);
});

test('a comment that names a decision that is gone is found', () => {
  const texts = {
    'domain/src/loans/loan.ts': `// Why: decisions ${THERE} and ${GONE}`,
    'docs/decisions/0001-a.md': '',
  };
  expect(judge(texts)).toEqual([`domain/src/loans/loan.ts: there is no decision ${GONE}.`]);
});

test('two decisions of one number are found', () => {
  const texts = { 'docs/decisions/0001-a.md': '', 'docs/decisions/0001-b.md': '' };
  expect(judge(texts)).toEqual([expect.stringContaining('two decisions are 0001')]);
});

test('a feature without a README is found, in its server folder first', () => {
  const texts = {
    'server/src/features/homes/homes.feature.ts': '',
    'domain/src/homes/homes.contract.ts': '',
    'web/src/features/team/team.pages.ts': '',
  };
  expect(judge(texts)).toEqual([
    expect.stringContaining('server/src/features/homes/README.md'),
    expect.stringContaining('web/src/features/team/README.md'),
  ]);
});

test('a README of a feature that is too long is found', () => {
  const text = Array.from({ length: 21 }, () => 'A line.').join('\n');
  expect(judge({ 'domain/src/loans/README.md': text })).toEqual([expect.stringContaining('21 lines')]);
});
