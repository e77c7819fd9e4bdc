import { expect, test } from 'vitest';
import { chooseNode } from './project.mjs';

test.each([
  ['24.21.0', '20.20.2', 'own'],
  ['24.21.0', '24.21.0', 'own'],
  ['24.21.0', '24.9.0', 'own'],
  ['24.0.0', '24.21.0', 'machine'],
  ['24.21.0', '24.21.1', 'machine'],
  ['24.21.0', '26.10.0', 'own'],
  [undefined, '24.0.0', 'machine'],
  [undefined, '26.10.0', 'machine'],
  [undefined, '22.22.0', undefined],
])('with a Node %s of its own and %s on the machine, the project runs on %s', (own, machine, chosen) => {
  expect(chooseNode(own, machine)).toBe(chosen);
});
