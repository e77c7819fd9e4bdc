import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { features } from './features.ts';

/** Parts that others are given: of a demonstration, and of records that are about one person. */
const WITHOUT_MANIFEST = ['demo', 'related-records'];

it('is each folder of a feature', () => {
  const folders = ['kernel', 'product', 'across'].flatMap((tier) =>
    readdirSync(new URL(`./features/${tier}`, import.meta.url)),
  );
  const names = features.map(({ name }) => name);
  expect([...names, ...WITHOUT_MANIFEST].sort()).toEqual(folders.sort());
});
