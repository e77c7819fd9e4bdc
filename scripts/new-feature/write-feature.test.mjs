import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../project.mjs';
import { spellName } from './feature-names.mjs';
import { registrations } from './registrations.mjs';
import { writeFeature } from './write-feature.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-feature-'));
  for (const { path } of registrations) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (path) => readFileSync(join(folder, path), 'utf8');
const parse = (path) => parseSync(read(path), { syntax: 'typescript', tsx: path.endsWith('.tsx') });

describe('a new feature', () => {
  it('has its files in its homes, and is entered into few lists', () => {
    const { written, changed } = writeFeature(folder, spellName('moving-day'));
    expect(written.sort()).toEqual([
      'content/src/en/moving-day.ts',
      'domain/src/moving-day/moving-day.contract.ts',
      'domain/src/moving-day/moving-day.messages.ts',
      'server/src/features/product/moving-day/README.md',
      'server/src/features/product/moving-day/moving-day.access.ts',
      'server/src/features/product/moving-day/moving-day.emails.ts',
      'server/src/features/product/moving-day/moving-day.faults.ts',
      'server/src/features/product/moving-day/moving-day.feature.ts',
      'server/src/features/product/moving-day/moving-day.routes.ts',
      'server/src/features/product/moving-day/moving-day.service.ts',
      'server/src/features/product/moving-day/moving-day.table.ts',
      'server/src/features/product/moving-day/moving-day.test.ts',
      'web/src/features/moving-day/moving-day-page.tsx',
      'web/src/features/moving-day/moving-day.pages.ts',
    ]);
    expect(changed).toEqual([
      'domain/src/contract.ts',
      'domain/src/messages.ts',
      'content/src/en/features.ts',
      'server/src/features.ts',
    ]);
    const sources = [...written, ...changed].filter((path) => !path.endsWith('.md'));
    for (const path of sources) expect(() => parse(path), path).not.toThrow();
    for (const path of changed) expect(read(path), path).toMatch(/moving-day|movingDay/);
  });

  it('stands in the lists beside the one before it', () => {
    writeFeature(folder, spellName('moving-day'));
    const { changed } = writeFeature(folder, spellName('keys'));
    for (const path of changed) {
      expect(() => parse(path), path).not.toThrow();
      expect(read(path), path).toMatch(/movingDay|moving-day/);
      expect(read(path), path).toMatch(/keys/);
    }
  });

  it('is not written over one that is there', () => {
    writeFeature(folder, spellName('keys'));
    const before = read('server/src/features.ts');
    expect(() => writeFeature(folder, spellName('keys'))).toThrow('already');
    expect(read('server/src/features.ts')).toBe(before);
  });
});

it.each(['', 'Keys', '../keys', 'keys-', '1st'])('is not called %j', (name) => {
  expect(spellName(name)).toBeUndefined();
});
