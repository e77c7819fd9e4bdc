import { expect, it } from 'vitest';
import { recordKinds } from './home-record-kinds.ts';
import { sharedKinds, unsharedKinds } from './shared-kinds.ts';

it('of every kind it is said whether a helper reads it', () => {
  const said = [...sharedKinds.map(({ name }) => name as string), ...unsharedKinds];
  expect(said.sort()).toEqual(recordKinds.map(({ name }) => name).sort());
});
