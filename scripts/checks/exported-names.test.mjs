import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findNameOffences } from './exported-names.mjs';

let folder;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-names-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function judge(texts) {
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return findNameOffences(Object.keys(texts), folder);
}

test('a name that two files export is found, across workspaces and also as a type', async () => {
  const texts = {
    'domain/src/homes/homes.ts': 'export const MAX_HOMES = 60;\nexport type Place = string;',
    'web/src/features/homes/limits.ts': 'export const MAX_HOMES = 60;',
    'server/src/features/homes/places.ts': 'export interface Place {}',
  };
  expect(await judge(texts)).toEqual([
    expect.stringMatching(/^MAX_HOMES is exported by domain.* and web/),
    expect.stringMatching(/^Place is exported by domain.* and server/),
  ]);
});

test('names that the router asks for, words of screens, and names that are not exported may be there twice', async () => {
  const page = 'export const loader = () => null;\nconst places = [];';
  expect(
    await judge({
      'web/src/features/homes/homes-page.tsx': page,
      'web/src/features/plan/plan-page.tsx': page,
      'content/src/en/homes.ts': "export const title = 'Homes';",
      'content/src/en/plan.ts': "export const title = 'Plan';",
    }),
  ).toEqual([]);
});

test('a function that begins with a vague verb is found, and one that opens a file is not', async () => {
  const texts = {
    'domain/src/homes/homes.ts': 'export function readHome() {}\nexport const keepHome = 1;',
    'pdf/src/syntax/pdf.ts':
      'export async function openPdf() {}\nexport const reading = 1;\nexport const notes = 1;',
  };
  expect(await judge(texts)).toEqual([
    expect.stringContaining('readHome begins with'),
    expect.stringContaining('keepHome begins with'),
  ]);
});

test('a text has a name of at most three words, which say its role', async () => {
  const texts = {
    'content/src/en/homes.ts':
      "export const theseHomesAreGone = 'They are gone.';\nexport const goneTitle = 'Gone';\nexport const rentOrBuyText = '';",
    'domain/src/homes/en.ts': "export const enterAPriceFirst = 'Enter a price first.';",
    'domain/src/homes/home-rules.ts': 'export const isAsLongAsItHasToBe = 1;',
  };
  expect(await judge(texts)).toEqual([
    expect.stringContaining('theseHomesAreGone has more than three words'),
    expect.stringContaining('enterAPriceFirst has more than three words'),
  ]);
});
