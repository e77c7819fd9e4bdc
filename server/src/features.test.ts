import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { features } from './features.ts';

it('is each manifest of a feature', () => {
  const manifests = globSync('features/**/*.feature.ts', { cwd: import.meta.dirname });
  const names = manifests.map((path) => basename(path, '.feature.ts'));
  expect(features.map(({ name }) => name).sort()).toEqual(names.sort());
});
